// ffmpeg at work: frames go in, a film comes out.

@preconcurrency import Glibc

/// The program `ffmpeg` as a child of this process, in a group of its own: Ctrl-C reaches it through us. It reads what is
/// written to it, and a small second input.
final class Ffmpeg {
    private let process: pid_t
    private var input: Int32
    private let errors, output: Int32
    /// The end of what it said.
    private var complaint: [UInt8] = []
    private var hasEnded = false
    /// As `waitpid` tells it.
    private var status: Int32 = 0

    /// Nanoseconds after which one that reads no more is no longer waited for.
    private static let patience: UInt64 = 2_000_000_000

    static func require() throws {
        guard Program.path(of: "ffmpeg") != nil else {
            throw CommandFailure(.cannotWrite, "films need the program ffmpeg, which is not installed.", hint: "apt install ffmpeg, or see https://ffmpeg.org")
        }
    }

    /// - Parameters:
    ///   - words: behind its name.
    ///   - second: what it finds in its descriptor 3, no more than a pipe holds.
    init(_ words: [ByteString], second: [UInt8] = []) throws {
        try Ffmpeg.require()
        guard let program = Program.path(of: "ffmpeg"), let frames = Pipe(), let complaints = Pipe(), let answer = Pipe(), let extra = Pipe() else {
            throw CommandFailure(.cannotWrite, "cannot start ffmpeg: \(SystemError.last.message).")
        }
        try? writeAll(second, to: extra.writing)
        var started = pid_t()
        let status = Interrupts.postponed {
            let status = Ffmpeg.start(program, words, [frames.reading, answer.writing, complaints.writing, extra.reading], &started)
            if status == 0 { Leftovers.setChild(started) }
            return status
        }
        for end in [frames.reading, answer.writing, complaints.writing, extra.reading, extra.writing] { close(end) }
        (process, input, errors, output) = (started, frames.writing, complaints.reading, answer.reading)
        guard status == 0 else {
            hasEnded = true
            throw CommandFailure(.cannotWrite, "cannot start ffmpeg: \(SystemError(number: status).message).")
        }
        _ = fcntl(input, F_SETFL, O_NONBLOCK)
        // Fewer turns for large frames; where the system refuses it is only slower.
        let setSize: Int32 = 1031
        _ = fcntl(input, setSize, 1 << 20)
    }

    /// One that was not asked to finish does not go on.
    deinit {
        if !hasEnded {
            kill(-process, SIGKILL)
            while !hasEnded { reap() }
        }
        for end in [input, errors, output] where end >= 0 { close(end) }
    }

    /// - Parameter descriptors: its first ones.
    private static func start(_ program: ByteString, _ words: [ByteString], _ descriptors: [Int32], _ process: inout pid_t) -> Int32 {
        var actions = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (number, descriptor) in descriptors.enumerated() { posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number)) }
        var none = SignalSet().value
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
        var arguments = ([program] + words).map { $0.withPointer { strdup($0) } } + [nil]
        defer { arguments.forEach { free($0) } }
        return program.withPointer { posix_spawn(&process, $0, &actions, &attributes, &arguments, environ) }
    }

    /// - Throws: where ffmpeg has ended before.
    func write(_ bytes: [UInt8]) throws {
        var done = 0
        while done < bytes.count {
            var ends = [pollfd(fd: input, events: Int16(POLLOUT), revents: 0), pollfd(fd: errors, events: Int16(POLLIN), revents: 0)]
            try wait(for: &ends)
            if ends[1].revents != 0 { _ = readComplaint() }
            guard ends[0].revents != 0 else { continue }
            let count = bytes.withUnsafeBytes { Glibc.write(input, $0.baseAddress.map { $0 + done }, bytes.count - done) }
            if count >= 0 { done += count } else if errno == EPIPE { throw failure(try finishedStatus(by: Interrupts.now + Ffmpeg.patience)) }
        }
    }

    /// Waits until it has written everything.
    /// - Returns: what it wrote to its standard output.
    /// - Throws: what went wrong, in its own words.
    func finish() throws -> [UInt8] {
        let status = try finishedStatus(), answer = readPiece(output)
        guard status == 0 else { throw failure(status) }
        return answer
    }

    /// Waits for its end.
    /// - Parameter deadline: by `Interrupts.now`: then it is ended.
    private func finishedStatus(by deadline: UInt64 = .max) throws -> Int32 {
        close(input)
        input = -1
        var ends = [pollfd(fd: errors, events: Int16(POLLIN), revents: 0)]
        while !hasEnded {
            try wait(for: &ends, by: deadline)
            if Interrupts.now >= deadline { kill(-process, SIGKILL) }
            // What says nothing more may still write.
            if ends[0].revents == 0 || !readComplaint() {
                reap()
                if !hasEnded { poll(nil, 0, 1) }
            }
        }
        while readComplaint() {}
        return status
    }

    /// Waits until one of these is ready, and looks now and then whether somebody has had enough.
    private func wait(for ends: inout [pollfd], by deadline: UInt64 = .max) throws {
        repeat { try Interrupts.check() } while poll(&ends, nfds_t(ends.count), 100) <= 0 && Interrupts.now < deadline
    }

    /// Takes note of its end. Its number is its own until then, and no signal comes in between that would end another program.
    private func reap() {
        Interrupts.postponed {
            hasEnded = waitpid(process, &status, WNOHANG) != 0
            if hasEnded { Leftovers.setChild(nil) }
        }
    }

    /// False at the end.
    private func readComplaint() -> Bool {
        let piece = readPiece(errors)
        complaint = (complaint + piece).suffix(4096)
        return !piece.isEmpty
    }

    private func readPiece(_ descriptor: Int32) -> [UInt8] {
        var piece = [UInt8](repeating: 0, count: 4096), count = 0
        repeat { count = read(descriptor, &piece, piece.count) } while count < 0 && errno == EINTR
        return Array(piece.prefix(max(0, count)))
    }

    private func failure(_ status: Int32) -> CommandFailure {
        let said = String(decoding: complaint, as: UTF8.self)
        if let number = [ENOSPC, EFBIG, EDQUOT].first(where: { said.contains(String(cString: strerror($0))) }) {
            return CommandFailure(.cannotWrite, "cannot write the film: \(SystemError(number: number).message).")
        }
        let lines = said.split(whereSeparator: \.isNewline).filter { !$0.contains("Last message repeated") }.suffix(3).map { $0.drop { $0 == " " } }
        let signal = status & 0x7F, ending = signal == 0 ? "it ended with code \(status >> 8 & 0xFF)" : "signal \(signal) ended it"
        return CommandFailure(.cannotWrite, "ffmpeg could not make the film: \(lines.isEmpty ? ending : lines.joined(separator: "; ")).")
    }

    /// Two ends that no other program inherits.
    private struct Pipe {
        let reading, writing: Int32

        init?() {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { return nil }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            (reading, writing) = (ends[0], ends[1])
        }
    }
}
