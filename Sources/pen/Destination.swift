// Where the pictures go.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

enum Destination: Equatable {
    /// As a picture in cells, on standard output.
    case terminal
    case standardOutput(Options.Format)
    case file(String, Options.Format)
    /// A file for each script.
    case folder(String, Options.Format)
    case nowhere

    init(_ options: Options) throws {
        switch options.output {
        case nil: self = options.format.map { .standardOutput($0) } ?? .terminal
        case "-": self = .standardOutput(options.format ?? .svg)
        case "none": self = .nowhere
        case let path? where path.hasSuffix("/") || isFolder(path): self = .folder(path, options.format ?? .svg)
        case let path?: self = .file(path, try options.format ?? Destination.format(of: path))
        }
    }

    /// Prints go to standard error where standard output is the picture's.
    var takesStandardOutput: Bool {
        if case .standardOutput = self { true } else { false }
    }

    /// The file for one script's picture; nil where it goes elsewhere.
    func file(for input: ScriptInput) -> (path: String, format: Options.Format)? {
        switch self {
        case .file(let path, let format): (path, format)
        case .folder(let path, let format): ((path.hasSuffix("/") ? path : path + "/") + input.stem + "." + format.rawValue, format)
        default: nil
        }
    }

    private static func format(of path: String) throws -> Options.Format {
        let name = fileExtension(of: path)
        if let format = name.flatMap(Options.Format.init) { return format }
        if path.hasPrefix("/dev/") { return .svg }
        let fault = name.map { "cannot write .\($0): pen writes .svg and .txt." } ?? "cannot tell from `\(path)` what to write: .svg or .txt?"
        throw CommandFailure(.usage, fault, hint: "Name the file so, or add --format svg.")
    }
}

private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}
