// Ctrl-C, closed pipes and limits.

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

    @Test func timeoutsEndLongSteps() throws {
        let start = ContinuousClock.now
        let outcome = try place.pen("--timeout", "300ms", "-o", "none", "-e", "let l = (0..10^6).map(x => x)\nwhile true { let k = l.reversed }")
        #expect(outcome.code == 75)
        #expect(outcome.errors.contains("stopped after 0.3 seconds"), "\(outcome.errors)")
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    @Test func ignoredInterruptsStayIgnored() throws {
        let outcome = try place.shell("trap '' INT; pen -o none -e 'for i in 1..2000000 { }; print 1' & sleep 0.1; kill -INT $!; wait $!")
        #expect(outcome.code == 0)
        #expect(outcome.output == "1\n")
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

    @Test(arguments: [["--max-steps", "1000"], ["--timeout", "50ms"]])
    func limitsStop(words: [String]) throws {
        let all = words + ["-o", "a.svg", "-e", "print \"begun\"\nwhile true { }"]
        let outcome = try RunningProcess(Workplace.binary, all, in: place.folder, input: nil, environment: [:]).outcome()
        #expect(outcome.code == 75)
        #expect(outcome.output == "begun\n")
        #expect(outcome.errors.contains("<code>:2:"), "\(outcome.errors)")
        #expect(place.names.isEmpty)
    }

    @Test func memoryIsLimited() throws {
        let outcome = try place.pen("--max-memory", "50M", "-o", "none", "-e", "let l = [1]\nwhile true { l.append([l.count, 0]) }")
        #expect(outcome.code == 75)
    }

    @Test func closedStandardOutputDoesNotSpoilFiles() throws {
        let outcome = try place.shell("pen -e 'circle 5, 5, 5; print 1' -o a.svg >&-")
        #expect(outcome.code == 0 || outcome.code == 73)
        #expect(place.exists("a.svg") == (outcome.code == 0))
        if place.exists("a.svg") { #expect(try place.read("a.svg").hasPrefix("<svg")) }
    }
}
