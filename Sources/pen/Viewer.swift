// Opening a written picture in the desktop's own viewer.

@preconcurrency import Glibc

enum Viewer {
    #if canImport(Darwin)
    private static let program = "open"
    #else
    private static let program = "xdg-open"
    #endif

    /// Throws where `--open` cannot work, before anything runs.
    static func require(for destination: Destination) throws {
        switch destination {
        case .file, .folder: break
        default: throw CommandFailure(.usage, "--open needs a file to open: add -o FILE.svg.")
        }
        guard Program.path(of: program) != nil else { throw CommandFailure(.usage, "--open needs the program \(program), which is not installed.") }
    }

    /// Starts the viewer and leaves it to itself.
    static func open(_ file: ByteString) throws {
        guard let program = Program.path(of: program) else { return }
        let words = [program, file.hasPrefix("-") ? ByteString("./") + file : file]
        var arguments = words.map { $0.withPointer { strdup($0) } } + [nil]
        defer { arguments.forEach { free($0) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor: Int32 in 0...2 { posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0) }
        var process = pid_t()
        let status = program.withPointer { posix_spawn(&process, $0, &actions, nil, &arguments, environ) }
        guard status == 0 else { throw CommandFailure(.cannotWrite, "cannot start \(program): \(SystemError(number: status).message).") }
    }
}
