// A running script: source in; scene, prints and diagnostics out. Lives on between the lines of a conversation.

import PenGeometry
import PenScene
import PenSyntax

public final class Session {
    public struct Limits: Sendable {
        /// Loop turns and calls; nil for no limit.
        public var maximumSteps: Int?
        /// Seconds; nil for no limit.
        public var timeout: Double?
        /// Bytes.
        public var maximumMemory = 2 << 30
        /// Nested calls of pen functions.
        public var maximumDepth = 10_000
        public init() {}
    }

    public enum Ending: Sendable {
        case finished
        /// A script error; with the place and the calls that were going on.
        case failed(Diagnostic)
        case interrupted(Diagnostic)
        /// Stopped by `Limits`.
        case limitReached(Diagnostic)
    }

    /// The drawing so far; also after an error.
    public var scene: Scene { machine.scene }
    /// Whether later sources may declare names of earlier ones again, as at a prompt: a variable gets a new value, and a
    /// function with the same parameters takes the place of the earlier one wherever that is called.
    public var isConversation = false
    /// Sources by their id, for printing diagnostics.
    public private(set) var sources: [Source] = []

    /// The last line of the source that was read last.
    private(set) var lastStatement: Statement?
    /// How long the last source ran, in seconds, without the reading of it.
    private(set) var runTime = 0.0

    let machine: Machine
    let load: (String) throws -> [UInt8]
    let main: Function
    let top: Scope
    var resolver: Resolver?
    var compilation = Compilation()

    /// - Parameters:
    ///   - arguments: the script's `args`.
    ///   - textMeasurer: knows the fonts; without it `textPath` is an error.
    ///   - print: receives each printed line with its newline.
    ///   - load: gives the bytes of an imported file, by path as resolved against the importing file's folder; throws
    ///     an error whose description says why not.
    ///   - loadImage: gives an image by its file's path, resolved likewise, or by a data URI.
    public init(
        limits: Limits = Limits(), arguments: [String] = [], textMeasurer: any TextMeasurer = EstimatedTextMeasurer(),
        print: @escaping (String) -> Void = { _ in },
        load: @escaping (String) throws -> [UInt8] = { _ in [] },
        loadImage: @escaping (String) throws -> ImageContent = { _ in throw ImageError("no files are read here") }
    ) {
        self.load = load
        machine = Machine(limits: limits, arguments: arguments, scene: Scene(textMeasurer: textMeasurer), print: print, loadImage: loadImage)
        let nowhere = Span(source: 0, start: 0, end: 0)
        main = Function(name: nil, span: nowhere, parent: nil, parameterNames: [], isCommand: true)
        main.earliestUse = 0
        top = Scope(parent: nil, function: main, block: main.body, isGlobal: true)
        machine.source = { [unowned self] id in sources.indices.contains(Int(id)) ? sources[Int(id)] : nil }
    }

    /// Whether a name means something: to the script so far, or to the language.
    public func knows(_ name: String) -> Bool {
        top.find(name) != nil || Builtin.named[name] != nil || ColorNames.color(name) != nil || Constants.names.contains(name) || LanguageWord.named(name)?.isReserved == true
    }

    /// Makes a source of a text and remembers it.
    public func add(name: String, bytes: [UInt8]) -> Source {
        let source = Source(id: Int32(sources.count), name: name, bytes: bytes)
        sources.append(source)
        return source
    }

    /// Errors and warnings that can be found without running anything.
    public func check(_ source: Source) -> [Diagnostic] {
        var found = prepare(source, isChecking: true)
        guard let resolver else { return completingFixes(found) }
        let errors = (found + resolver.diagnostics).filter { $0.severity == .error }
        let more = ScriptCheck(main: main, functions: resolver.functions, source: source, machine: machine).found
        // Where there are errors, warnings may be wrong, and so is what follows from what is no value.
        found += errors.isEmpty ? more : more.filter { fault in fault.severity == .error && !errors.contains { $0.span.overlaps(fault.span) } }
        return completingFixes(found).sorted { ($0.span.source, $0.span.start) < ($1.span.source, $1.span.start) }
    }

    /// Runs a source. Warnings, and every error found before running, go to `report`; the error that ended the run is
    /// in the ending and not reported.
    public func run(_ source: Source, report: @escaping (Diagnostic) -> Void) -> Ending {
        var found = completingFixes(prepare(source))
        if let index = found.lastIndex(where: { $0.severity == .error }) {
            let last = found.remove(at: index)
            found.forEach(report)
            return .failed(last)
        }
        found.forEach(report)
        machine.report = report
        machine.images = [:]
        return withCompletedFix(run())
    }

    private func withCompletedFix(_ ending: Ending) -> Ending {
        guard case .failed(let diagnostic) = ending else { return ending }
        return .failed(completingFixes([diagnostic])[0])
    }

    func run() -> Ending {
        let code = compile()
        let start = Machine.now()
        defer {
            runTime = Machine.now() - start
            machine.pen.present()
        }
        do {
            try machine.run(code)
            return .finished
        } catch let stop as Machine.Stop {
            machine.pen.unwind()
            return stop.reason == .interrupt ? .interrupted(stop.diagnostic) : .limitReached(stop.diagnostic)
        } catch let diagnostic as Diagnostic {
            machine.pen.unwind()
            return .failed(diagnostic)
        } catch {
            machine.pen.unwind()
            return .failed(Diagnostic(.cannotDraw, "\(error)", at: main.body.span))
        }
    }

    /// Parses and resolves.
    func prepare(_ source: Source, isChecking: Bool = false) -> [Diagnostic] {
        let tree = Parser.parse(source)
        let isBroken = tree.diagnostics.contains { $0.severity == .error }
        if isBroken, !isChecking { return tree.diagnostics }
        let resolver = self.resolver ?? makeResolver()
        self.resolver = resolver
        resolver.diagnostics = tree.diagnostics
        resolver.isChecking = isChecking
        resolver.isConversation = isConversation
        resolver.answers = machine.answers
        lastStatement = tree.statements.last
        resolver.resolve(tree.statements, length: source.bytes.count)
        resolver.completeCaptures()
        return isBroken ? tree.diagnostics + source.namesThatNothingDeclares(resolver.diagnostics) : resolver.diagnostics
    }

    private func makeResolver() -> Resolver {
        let imports = Imports(
            load: { [unowned self] file, importer in
                let name = Session.path(of: file, from: importer.name)
                return (name, try load(name))
            },
            add: { [unowned self] in add(name: $0, bytes: $1) },
            source: { [unowned self] in machine.source($0) })
        return Resolver(main: main, top: top, imports: imports, constants: Constants(arguments: machine.arguments))
    }

    /// A file's path, seen from the folder of the file that imports it; `.` and `..` are taken out where they can be.
    static func path(of file: String, from importer: String) -> String {
        let folder = importer.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        var parts: [Substring] = file.hasPrefix("/") ? [""] : Array(folder)
        for part in file.split(separator: "/") {
            if part == "." { continue }
            if part == "..", let last = parts.last, last != "..", last != "" { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }

    /// Asks the running session to stop; safe in a signal handler.
    public static func interrupt() {
        Machine.interrupted.pointee = 1
        Machine.lookUp()
    }

    /// The message of an error that a shape met when it was drawn for a time (`Scene.takeFault`); nil for what is no session's.
    public static func diagnostic(of fault: any Error) -> Diagnostic? { fault as? Diagnostic ?? (fault as? Machine.Stop)?.diagnostic }

    /// What was asked of a session that has stopped says nothing to the next run.
    public static func forgetInterrupt() { Machine.interrupted.pointee = 0 }

    /// Makes the running session look at its limits at its next step; safe in a signal handler. Whoever cares for the
    /// limits calls this every few milliseconds: while steps take long each, nobody looks at the clock and the memory.
    public static func checkLimits() { Machine.lookUp() }
}
