// scripts/install puts the program, its completions and its page where shells and man look for them.

import Foundation
import Testing

struct InstallTests {
    @Test func everythingIsWhereItIsLookedFor() throws {
        let place = try Workplace()
        let script = try String(contentsOf: Workplace.repository.appendingPathComponent("scripts/install"), encoding: .utf8)
        try place.write("scripts/install", script)
        // Building is not what this is about.
        try place.write("scripts/build", "#!/bin/sh\necho '\(Workplace.binary)'\n")
        try place.makeExecutable("scripts/build")
        let outcome = try place.shell("bash scripts/install \"$PWD/a prefix\" && bash scripts/install \"$PWD/a prefix\"")
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        let files = [
            ("share/bash-completion/completions/pen", ["completions", "bash"]), ("share/zsh/site-functions/_pen", ["completions", "zsh"]),
            ("share/fish/vendor_completions.d/pen.fish", ["completions", "fish"]), ("share/man/man1/pen.1", ["manual"]),
        ]
        for (file, words) in files {
            let printed = try RunningProcess(Workplace.binary, words, in: place.folder, input: nil, environment: [:]).outcome().output
            #expect(try place.read("a prefix/" + file) == printed && !printed.isEmpty, "\(file)")
            #expect(outcome.output.contains("installed \(place.path("a prefix/" + file))\n"))
        }
        #expect(try place.shell("'a prefix/bin/pen' --version").output.hasPrefix("pen "))
    }
}
