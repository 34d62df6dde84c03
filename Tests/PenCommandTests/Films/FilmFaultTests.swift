// Films that cannot be made: nothing is left behind, neither half a file nor a program.

import Foundation
import Testing

@Suite(.enabled(if: FilmReader.isThere))
struct FilmFaultTests {
    let place = try! Workplace()

    init() throws { try place.write("film.pen", FilmTests.onPaper) }

    /// Another program in ffmpeg's place, in a folder of its own.
    func pretend(_ script: String) throws -> String {
        try place.write("bin/ffmpeg", "#!/bin/sh\n" + script)
        try place.makeExecutable("bin/ffmpeg")
        return "PATH=$PWD/bin:$PATH; "
    }

    @Test func withoutFfmpegItSaysHowToGetIt() throws {
        let outcome = try place.shell("PATH=/nowhere; pen film.pen -o film.gif")
        #expect(outcome.code == 73 && outcome.errors.contains("apt install ffmpeg"), "\(outcome.errors)")
        #expect(place.names == ["film.pen"])
        #expect(try place.shell("PATH=/nowhere; pen film.pen -o film.png && pen film.pen -o f%d.png").code == 0)
    }

    /// It ends before it has read anything, in the middle, and after all.
    @Test(arguments: [
        ("echo 'no such encoder' >&2; exit 3", "no such encoder"), ("exit 7", "code 7"), ("head -c 100000 > /dev/null; kill -9 $$", "signal 9"),
        ("cat > /dev/null; echo 'cannot finish' >&2; exit 1", "cannot finish"), ("exec <&-; while :; do sleep 0.1; done", "signal 9"), ("exec <&- 2>&-; while :; do sleep 0.1; done", "signal 9"), ("yes 'a long complaint' | head -c 1000000 >&2; cat > /dev/null; exit 1", "a long complaint"),
    ])
    func anFfmpegThatDies(script: String, said: String) throws {
        let path = try pretend(script)
        try place.write("film.mp4", "the old film")
        let outcome = try place.shell(path + "pen film.pen -o film.mp4 --size 400")
        #expect(outcome.code == 73 && outcome.errors.contains(said), "\(outcome.errors)")
        #expect(place.names == ["bin", "film.mp4", "film.pen"])
        #expect(try place.read("film.mp4") == "the old film")
    }

    /// A limit on the size of files is met as a full disk is.
    @Test(arguments: ["gif", "webp", "apng", "mp4", "webm"])
    func aFullDiskLeavesNothing(format: String) throws {
        try place.write("film.pen", "canvas 300, 300; background white; stroke none\nfor i in 0..60 { fill hsb(i / 60, 1, 1); let r = rect((i * 97) % 300, (i * 53) % 300, 30, 30); animate r.position by (50, 50) over 1s }")
        let outcome = try place.shell("ulimit -f 8; pen film.pen -o film.\(format)")
        #expect(outcome.code == 73 && outcome.errors.contains("larger than is allowed"), "\(outcome.errors)")
        #expect(place.names == ["film.pen"])
    }

    /// While ffmpeg works on and on; it ends, too, whatever it does with signals.
    @Test(arguments: EndingSignals.all)
    func signalsLeaveNothing(signal: Int32) throws {
        _ = try pretend("trap '' INT TERM HUP; echo $$ > started; mv started number; cat > /dev/null; while :; do sleep 1; done")
        let running = try RunningProcess(
            "/bin/bash", ["-c", "ulimit -c 0; exec \(Workplace.binary) film.pen -o film.mp4"], in: place.folder, input: nil,
            environment: EndingSignals.environment.merging(["PATH": place.path("bin") + ":/usr/bin:/bin"]) { $1 })
        while !place.exists("number"), running.process.isRunning { Thread.sleep(forTimeInterval: 0.02) }
        kill(running.process.processIdentifier, signal)
        #expect(running.outcome().code == 128 + signal)
        let ffmpeg = try #require(pid_t(try place.read("number").trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(kill(ffmpeg, 0) == -1 && errno == ESRCH)
        #expect(place.names == ["bin", "film.pen", "number"])
    }

    /// The frames are there; the film is not.
    @Test(arguments: [SIGINT, SIGQUIT, SIGXCPU])
    func signalsLeaveNothingOfWhatIsJoined(signal: Int32) throws {
        _ = try pretend("echo $$ > started; mv started number; cat > /dev/null; while :; do sleep 1; done")
        #expect(try place.pen("film.pen", "-o", "f%d.png", "--fps", "1").code == 0)
        let before = place.names
        let running = try RunningProcess(
            "/bin/bash", ["-c", "ulimit -c 0; exec \(Workplace.binary) join f%d.png -o film.webm"], in: place.folder, input: nil,
            environment: EndingSignals.environment.merging(["PATH": place.path("bin") + ":/usr/bin:/bin"]) { $1 })
        while !place.exists("number"), running.process.isRunning { Thread.sleep(forTimeInterval: 0.02) }
        kill(running.process.processIdentifier, signal)
        #expect(running.outcome().code == 128 + signal)
        #expect(place.names == (before + ["number"]).sorted())
    }

    @Test func timeoutsLeaveNothing() throws {
        let path = try pretend("echo $$ > number; cat > /dev/null; while :; do sleep 1; done")
        let outcome = try place.shell(path + "pen film.pen -o film.mp4 --timeout 2s; echo $?; kill -0 $(cat number) 2>/dev/null && echo alive")
        #expect(outcome.output == "75\n" && outcome.errors.contains("stopped after 2 seconds"), "\(outcome.output)\(outcome.errors)")
        #expect(place.names == ["bin", "film.pen", "number"])
    }

    @Test(arguments: ["nowhere/film.gif", "film.pen/film.gif", "folder", "/dev/null", "/dev/full"])
    func whereNoFilmCanBe(path: String) throws {
        let outcome = try place.shell("mkdir -p folder/film.gif; pen film.pen -o \(path) --format gif")
        #expect(outcome.code == 73, "\(outcome.errors)")
        #expect(!path.hasPrefix("/dev") || outcome.errors.contains("no plain file"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path("folder")) == ["film.gif"])
    }

    /// The names of files and folders are taken as they are.
    @Test func namesAreTakenAsTheyAre() throws {
        let outcome = try place.shell("mkdir 'a b:c'; pen film.pen -o 'a b:c/-é 100%.gif' && cd 'a b:c' && ln -s -- '-é 100%.gif' link.gif && pen ../film.pen -o link.gif --fps 5")
        #expect(outcome.code == 0, "\(outcome.errors)")
        let folder = place.path("a b:c")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["-é 100%.gif", "link.gif"])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link.gif") == "-é 100%.gif")
    }
}
