// Imported files: read once, in a scope of their own.

import PenSyntax

final class Imports {
    /// An imported file: its names, and its statements until the first import has taken them.
    final class Module {
        let names: [String: Scope.Binding]
        private var block: BlockNode?
        init(names: [String: Scope.Binding], block: BlockNode) { (self.names, self.block) = (names, block) }

        /// The statements, the first time.
        func takeBlock() -> BlockNode? {
            defer { block = nil }
            return block
        }
    }

    private let load: (String, Source) throws -> (name: String, bytes: [UInt8])
    private let add: (String, [UInt8]) -> Source
    let source: (Int32) -> Source?
    /// By path.
    var modules: [String: Module] = [:]
    /// The sources that were imported.
    private(set) var files: Set<Int32> = []
    /// Files being read, outermost first, with the place of their import.
    private var open: [(name: String, place: Span)] = []

    init(
        load: @escaping (String, Source) throws -> (name: String, bytes: [UInt8]), add: @escaping (String, [UInt8]) -> Source,
        source: @escaping (Int32) -> Source?
    ) {
        (self.load, self.add, self.source) = (load, add, source)
    }

    func open(_ file: String, at span: Span, resolver: Resolver) -> Module? {
        guard let importer = source(span.source) else { return nil }
        guard !file.isEmpty else {
            resolver.report(.cannotReadFile, "import needs the name of a file between the quotes", at: span)
            return nil
        }
        let name: String, bytes: [UInt8]
        do { (name, bytes) = try load(file, importer) } catch {
            resolver.report(.cannotReadFile, "\(file) cannot be imported: \(error)", at: span)
            return nil
        }
        if let module = modules[name] { return module }
        if name == importer.name || open.contains(where: { $0.name == name }) {
            let notes = open.map { Diagnostic.Note("\($0.name) is imported here", at: $0.place) }
            resolver.report(.cannotReadFile, "\(file) imports itself in a circle", at: span, notes: notes)
            return nil
        }
        return read(name, bytes, span, resolver)
    }

    private func read(_ name: String, _ bytes: [UInt8], _ span: Span, _ resolver: Resolver) -> Module? {
        let source = add(name, bytes)
        files.insert(source.id)
        let tree = Parser.parse(source)
        resolver.diagnostics += tree.diagnostics
        guard !tree.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
        open.append((name, span))
        resolver.base += Int(span.start)
        defer {
            open.removeLast()
            // What follows the import stands behind what was imported.
            resolver.base += source.bytes.count - Int(span.start)
        }
        let block = BlockNode(span: Span(source: source.id, start: 0, end: Int32(source.bytes.count)))
        let scope = Scope(parent: nil, function: resolver.main, block: block, isGlobal: true)
        resolver.inScope(scope) {
            resolver.hoist(tree.statements)
            block.statements = tree.statements.compactMap(resolver.resolve)
        }
        let module = Module(names: scope.bindings, block: block)
        modules[name] = module
        return module
    }
}
