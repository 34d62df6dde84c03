// Ctrl-C and closed pipes.

import Foundation
import Testing

@Suite(.serialized)
struct SignalTests {
    let place = try! Workplace()

    /// The best of some attempts: what else the machine does is not the command's affair.
    @Test(arguments: [
        "while true { }", "for i in 0..10^9 { let a = i }", "f(n) = if n < 2 { n } else { f(n - 1) + f(n - 2) }\nprint f(60)",
        "let l = (0..10^6).map(x => x)\nwhile true { let k = l.reversed }", "while true { print \"more\" }",
    ])
    func interruptStopsAtOnce(code: String) throws {
        var best = Duration.seconds(60)
        for _ in 0..<5 where best >= .milliseconds(50) {
            let running = try place.start("-o", "a.svg", "-e", "print \"begun\"\n" + code)
            Thread.sleep(forTimeInterval: 0.5)
            let start = ContinuousClock.now
            running.process.interrupt()
            let outcome = running.outcome()
            best = min(best, ContinuousClock.now - start)
            #expect(outcome.code == 130)
            #expect(outcome.output.hasPrefix("begun\n"))
        }
        #expect(best < .milliseconds(50))
        #expect(place.names.isEmpty)
    }

    /// Each would go on for long.
    @Test(arguments: [
        "while true { let k = l.reversed }", "while true { let k = l + l }", "while true { let k = l.sum }", "while true { let k = l.sorted() }",
        "let k = []\nwhile true { k = []; k.extend(l) }", "let t = \"a,\".repeated(10^6)\nwhile true { let k = t.split(\",\") }",
        "let t = \"aé\".repeated(10^6)\nwhile true { for c in t { } }", "while true { l.insert(1, at: 0) }",
    ])
    func timeoutsEndLongSteps(code: String) throws {
        let start = ContinuousClock.now
        let outcome = try place.pen("--timeout", "300ms", "-o", "none", "-e", "let l = (0..10^6).map(x => x)\n" + code)
        #expect(outcome.code == 75)
        #expect(outcome.errors.contains("stopped after 0.3 seconds"), "\(outcome.errors)")
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    /// File after file is written when the signal comes: those that are there are whole, and there are no others.
    @Test(arguments: [("png", "IEND"), ("svg", "</svg>\n"), ("pdf", "%%EOF\n"), ("html", "</html>\n"), ("txt", "\n")], [SIGINT, SIGQUIT, SIGUSR1, SIGSEGV])
    func signalsLeaveNoHalfFiles(format: (ending: String, end: String), signal: Int32) throws {
        try place.write("film.pen", "canvas 60, 60\nlet r = rect(10, 10, 20, 20)\nanimate r.position by (20, 0) over 1000s")
        let running = try RunningProcess(
            "/bin/bash", ["-c", "ulimit -c 0; exec \(Workplace.binary) film.pen -o f%d.\(format.ending)"], in: place.folder, input: nil, environment: EndingSignals.environment)
        while !place.exists("f5.\(format.ending)"), running.process.isRunning { Thread.sleep(forTimeInterval: 0.01) }
        kill(running.process.processIdentifier, signal)
        #expect(running.outcome().code == 128 + signal)
        for name in place.names where name != "film.pen" {
            #expect(name.hasPrefix("f") && name.hasSuffix("." + format.ending))
            let bytes = try Data(contentsOf: place.folder.appendingPathComponent(name))
            #expect(bytes.suffix(12).range(of: Data(format.end.utf8)) != nil, "\(name)")
        }
    }

    /// A shell that runs one after the other ends with the one that Ctrl-C has ended: it must see that a signal did so.
    @Test func aShellSeesThatASignalHasEndedIt() throws {
        try place.write("start.py", """
            import signal, subprocess
            code = "for i in 1..20000 { print i }; while true { }"
            process = subprocess.Popen(["\(Workplace.binary)", "-e", code], stdout=subprocess.PIPE)
            process.stdout.readline()
            process.send_signal(signal.SIGINT)
            process.stdout.read()
            print(process.wait() == -signal.SIGINT)
            """)
        #expect(try place.shell("python3 start.py").output == "True\n")
    }

    @Test func ignoredInterruptsStayIgnored() throws {
        let outcome = try place.shell("trap '' INT; pen -o none -e 'for i in 1..2000000 { }; print 1' & sleep 0.1; kill -INT $!; wait $!")
        #expect(outcome.code == 0)
        #expect(outcome.output == "1\n")
    }

    /// Threads of a caller that block signals hand that on to what they start.
    @Test(arguments: [("TERM", 143), ("HUP", 129)]) func signalsThatTheCallerBlocksEndIt(signal: String, code: Int) throws {
        let start = "import os, signal; signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIG\(signal)]); os.execv(\"\(Workplace.binary)\", [\"pen\", \"-e\", \"while true { }\"])"
        let outcome = try place.shell("python3 -c '\(start)' & sleep 0.5; kill -\(signal) $!; wait $!")
        #expect(Int(outcome.code) == code)
    }

    /// Nobody reads any more: every kind of output ends silently.
    @Test(arguments: [
        "pen -e 'circle 5, 5, 5' -o -", "pen -e 'circle 5, 5, 5'", "pen --help", "pen help", "pen help circle", "pen help --all", "pen examples",
        "pen example clock", "pen --version", "pen -e 'circle 5, 5, 5' --preview kitty", "pen -e 'circle 5, 5, 5' --preview iterm", "pen -e 'print 1'", "pen -e 'circle 5, 5, 5' --format txt",
    ])
    func noOutputMindsAClosedPipe(line: String) throws {
        let outcome = try place.shell("\(line) 2> errors | (exec <&-; sleep 0.2); echo ${PIPESTATUS[0]}; cat errors")
        #expect(outcome.output == "0\n")
    }

    /// Nobody reads the messages: they are lost, and the exit code is the same.
    @Test(arguments: [("circle 1, 1, -1", 65), ("", 0), ("print 1", 0)])
    func messagesMayBeLost(code: String, expected: Int32) throws {
        #expect(try place.shell("pen -e '\(code)' 2>&-").code == expected)
        #expect(try place.shell("pen -e '\(code)' 2>/dev/full").code == expected)
        #expect(try place.shell("pen -e '\(code)' 2> >(exec <&-); exit $?").code == expected)
    }

    @Test func aClosedPipeIsNoError() throws {
        for line in ["pen -e 'for i in 1..10^9 { print i }' | head -1", "pen -e 'for i in 1..10^9 { print i }' -o none | head -1"] {
            let outcome = try place.shell("set -o pipefail; " + line)
            #expect(outcome.code == 0)
            #expect(outcome.output == "1\n")
            #expect(outcome.errors.isEmpty)
        }
    }

    @Test func aClosedPipeDoesNotLoseThePicture() throws {
        let outcome = try place.shell("pen -e 'circle 5, 5, 5; for i in 1..100000 { print i }' -o a.svg | head -1")
        #expect(outcome.output == "1\n")
        #expect(place.exists("a.svg"))
    }

    @Test func closedStandardOutputDoesNotSpoilFiles() throws {
        let outcome = try place.shell("pen -e 'circle 5, 5, 5; print 1' -o a.svg >&-")
        #expect(outcome.code == 0 || outcome.code == 73)
        #expect(place.exists("a.svg") == (outcome.code == 0))
        if place.exists("a.svg") { #expect(try place.read("a.svg").hasPrefix("<svg")) }
    }

    /// The clock rings all the time: whatever the first ring interrupts, even taking memory, goes on.
    @Test func ringsNeverHang() throws {
        let place = try Workplace()
        let outcome = try place.shell("for i in $(seq 100); do pen -e 'print (1..2000).map(x => [x]).count' -o none > out || exit 1; done")
        #expect(outcome.code == 0)
    }
}
