// Where the pictures go.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

enum Destination: Equatable {
    /// As a picture in cells or pixels, on standard output.
    case terminal
    case standardOutput(Options.Format)
    case file(ByteString, Options.Format)
    /// A file for each script.
    case folder(ByteString, Options.Format)
    /// A file for each frame or moment.
    case numbered(NumberedName, Options.Format)
    case nowhere

    init(_ options: Options) throws {
        guard let path = options.output else {
            self = options.format.map { .standardOutput($0) } ?? .terminal
            try requireFileForFilm()
            return
        }
        switch path.text {
        case "-": self = .standardOutput(options.format ?? .svg)
        case "none": self = .nowhere
        case _ where path.hasSuffix("/") || Destination.isFolder(path): self = .folder(path, options.format ?? .svg)
        default:
            let format = try options.format ?? Destination.format(of: path)
            self = try NumberedName(path).map { .numbered($0, format) } ?? .file(path, format)
        }
        try requireFileForFilm()
    }

    /// Containers of films are written with a way back to their beginning.
    private func requireFileForFilm() throws {
        if case .standardOutput(let format) = self, format.isFilm {
            throw CommandFailure(.usage, "a film is not written to standard output.", hint: "-o FILE.\(format.rawValue) writes it into a file.")
        }
        if case .numbered(_, let format) = self, format.isFilm {
            throw CommandFailure(.usage, "a film is one file: %d numbers pictures.", hint: "-o FILE-%04d.png writes each frame into a file.")
        }
    }

    /// Prints go to standard error where standard output is the picture's.
    var takesStandardOutput: Bool {
        if case .standardOutput = self { true } else { false }
    }

    /// The file for one script's picture; nil where it goes elsewhere.
    func file(for input: ScriptInput) -> (path: ByteString, format: Options.Format)? {
        switch self {
        case .file(let path, let format): (path, format)
        case .folder(let path, let format): (path.appending(input.stem + "." + format.rawValue), format)
        default: nil
        }
    }

    /// Makes the folder that pictures are to be written into, where it is not there.
    func makeFolder() throws {
        let path: ByteString
        switch self {
        case .folder(let folder, _): path = folder
        case .numbered(let name, _): path = name.folder
        case .terminal, .standardOutput, .file, .nowhere: return
        }
        guard path.withPointer({ mkdir($0, 0o777) }) != 0, errno != EEXIST else { return }
        throw CommandFailure(.cannotWrite, "cannot make the folder \(path): \(SystemError.last.message).")
    }

    static func format(of path: ByteString) throws -> Options.Format {
        let name = path.fileExtension
        if let format = name.flatMap(Options.Format.init) { return format }
        if path.hasPrefix("/dev/") { return .svg }
        let endings = Options.Format.list(prefix: ".")
        let fault = name.map { "cannot write .\($0): pen writes \(endings)." } ?? "cannot tell from `\(path)` what to write: \(endings)?"
        throw CommandFailure(.usage, fault, hint: "Name the file so, or add --format svg.")
    }

    private static func isFolder(_ path: ByteString) -> Bool { path.fileStatus.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }
}
