// Broken scripts: whatever is run, the run ends, and every message has its place and speaks the reader's language.

import Foundation
import PenLanguage
import Testing

@Suite struct ScriptFuzzTests {
    private static let gallery = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../scripts/gallery")

    /// The scripts of the suite and of the gallery.
    private static let scripts: [[UInt8]] = {
        let pictures = ((try? FileManager.default.contentsOfDirectory(atPath: gallery.path)) ?? []).sorted().map { gallery.appending(path: $0) }
        let files = SuiteTests.scripts.map { SuiteTests.folder.appending(path: $0) } + pictures.filter { $0.pathExtension == "pen" }
        return files.compactMap { try? [UInt8](Data(contentsOf: $0)) }
    }()

    @Test(arguments: 0..<4)
    func changedScriptsDoNoHarm(seed: Int) {
        var limits = Session.Limits()
        (limits.maximumSteps, limits.maximumDepth, limits.timeout) = (2_000, 100, 1)
        ScriptRun.onALargeStack { [limits] in
            var random = Randomness(state: UInt64(seed) * 7919 + 3)
            for _ in 0..<60 {
                let bytes = random.mutated(Self.scripts[random.next(Self.scripts.count)])
                for fault in scriptFaults(bytes, limits: limits).faults {
                    Issue.record("\(fault) in: \(String(decoding: bytes, as: UTF8.self))")
                }
            }
        }
    }
}
