// Running scripts and bringing their pictures to where they belong.

import PenLanguage
import PenScene
import PenSyntax

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

struct RunCommand {
    let options: Options
    let destination: Destination
    let outputs: OutputGuard
    /// Files that were given as words behind the script, as if they were scripts, too.
    let likelyScripts: [ByteString]
    let inputs: [ScriptInput]
    let arguments: [ByteString]

    /// Throws where the options contradict each other.
    init(options: Options) throws {
        self.options = options
        destination = try Destination(options)
        (inputs, arguments) = try RunCommand.inputs(options, destination)
        outputs = OutputGuard(options.checksOnly ? .nowhere : destination, inputs)
        likelyScripts = inputs.count == 1 && options.code.isEmpty ? options.words.dropFirst().filter { $0.hasSuffix(".pen") && $0.fileStatus != nil } : []
        if options.writesJSON, !options.checksOnly { throw CommandFailure(.usage, "--json goes with pen check.") }
        if options.size != nil, options.scale != nil { throw CommandFailure(.usage, "--size and --scale say the same thing: give one of them.") }
        if let from = options.from, let to = options.to, from >= to { throw CommandFailure(.usage, "--from is to lie before --to: \(from) s is not before \(to) s.") }
        if !options.checksOnly { try FilmUsage.check(options, destination) }
        try rejectTwoOfOneName()
        try outputs.protect(inputs)
        if options.opensResult { try Viewer.require(for: destination) }
    }

    func run() throws -> ExitCode {
        guard options.checksOnly else {
            try prepareFolder()
            return try forEachInput { try scriptRun(of: $0).run() }
        }
        let report = CheckReport(writesJSON: options.writesJSON)
        let code = try forEachInput { try scriptRun(of: $0).check(report) }
        try report.finish()
        return code
    }

    private func forEachInput(_ work: (ScriptInput) throws -> ExitCode) throws -> ExitCode {
        var code = ExitCode.success
        for input in inputs {
            do {
                let next = try work(input)
                code = code.orElse(next)
                if next == .interrupted { return next }
            } catch let failure as CommandFailure where inputs.count > 1 || options.writesJSON {
                Console.complain(failure.text)
                code = code.orElse(failure.code)
            }
        }
        return code
    }

    private func scriptRun(of input: ScriptInput) -> ScriptRun { ScriptRun(input: input, command: self, arguments: arguments) }

    /// The scripts to run, and the words that are theirs. With a folder to write into, and with `--check`, every word
    /// is a script; otherwise the first.
    private static func inputs(_ options: Options, _ destination: Destination) throws -> ([ScriptInput], [ByteString]) {
        if !options.code.isEmpty { return ([.code(Array(options.code.map(\.bytes).joined(separator: [UInt8(ascii: "\n")])))], options.words + options.arguments) }
        var words = options.words
        if words.isEmpty, let first = options.arguments.first {
            return ([input(first)], Array(options.arguments.dropFirst()))
        }
        if words.isEmpty {
            return ([.standardInput], options.arguments)
        }
        if case .folder = destination { return (words.map(input), options.arguments) }
        if options.checksOnly { return (words.map(input), options.arguments) }
        let first = words.removeFirst()
        try rejectMistypedCommand(first)
        return ([input(first)], words + options.arguments)
    }

    private static func input(_ word: ByteString) -> ScriptInput { word.text == "-" ? .standardInput : .file(word) }

    /// A word that is no file but looks like a command.
    private static func rejectMistypedCommand(_ path: ByteString) throws {
        let word = path.text
        guard !word.contains("."), !word.contains("/"), word != "-", path.fileStatus == nil else { return }
        guard let near = nearestName(to: word, in: CommandDeclaration.all.map(\.name)), path.nearFile == nil else { return }
        throw CommandFailure(.usage, "there is no command and no file `\(word)`.", hint: "Did you mean pen \(near)?")
    }

    /// Two scripts of one name would be drawn into one file.
    private func rejectTwoOfOneName() throws {
        guard case .folder = destination else { return }
        var scripts: [ByteString: ScriptInput] = [:]
        for input in inputs {
            guard let file = destination.file(for: input), let other = scripts.updateValue(input, forKey: file.path) else { continue }
            throw CommandFailure(.usage, "\(other.name) and \(input.name) would both be drawn into \(file.path).")
        }
    }

    /// Makes the folder that pictures are to be written into.
    func prepareFolder() throws {
        if case .folder = destination { try requireAll() }
        try destination.makeFolder()
    }

    /// Half of the pictures are of little use: no script is drawn where one is missing.
    private func requireAll() throws {
        for input in inputs { if let failure = input.absence { throw failure } }
    }
}
