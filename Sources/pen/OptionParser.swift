// From the words of the command line to options.

/// Reads words from left to right: options anywhere before `--`, values as `--size 40` or `--size=40`, `-o FILE` or
/// `-oFILE`. A word like `-3` is a number, not an option.
struct OptionParser {
    private var words: ArraySlice<ByteString>
    private var options: Options

    /// - Parameter options: what holds where the words say nothing else.
    static func parse(_ words: [ByteString], onto options: Options = Options()) throws -> Options {
        var parser = OptionParser(words: words[...], options: options)
        while let word = parser.words.popFirst() { try parser.read(word) }
        return parser.options
    }

    private init(words: ArraySlice<ByteString>, options: Options) { (self.words, self.options) = (words, options) }

    private mutating func read(_ word: ByteString) throws {
        if word.text == "--" {
            options.arguments = Array(words)
            words = []
        } else if word.hasPrefix("--") {
            try readLong(word)
        } else if word.hasPrefix("-"), word.text != "-", !isNumber(word.text) {
            try readShort(word)
        } else {
            options.words.append(word)
        }
    }

    private mutating func readLong(_ word: ByteString) throws {
        let sign = word.bytes.firstIndex(of: UInt8(ascii: "=")) ?? word.bytes.endIndex
        let name = ByteString(bytes: word.bytes[..<sign]).text
        guard let declaration = declaration(named: name) else { throw unknown(name) }
        try apply(declaration, named: name, attached: sign < word.bytes.endIndex ? ByteString(bytes: word.bytes[(sign + 1)...]) : nil)
    }

    private mutating func readShort(_ given: ByteString) throws {
        let word = given.text
        let name = String(word.prefix(2))
        // `-output x` is a long option with a dash too few, and not `-o` with the file `utput`.
        if OptionDeclaration.every.contains(where: { $0.long == "-" + word }) { throw unknown(word) }
        guard let declaration = declaration(named: name), self.declaration(named: "-" + word) == nil else { throw unknown(word) }
        let rest = ByteString(bytes: given.bytes.dropFirst(name.utf8.count))
        if declaration.placeholder == nil, !rest.bytes.isEmpty {
            try apply(declaration, named: name, attached: nil)
            return try read(ByteString("-") + rest)
        }
        try apply(declaration, named: name, attached: rest.bytes.isEmpty ? nil : rest.hasPrefix("=") ? ByteString(bytes: rest.bytes.dropFirst()) : rest)
    }

    private mutating func apply(_ declaration: OptionDeclaration, named name: String, attached: ByteString?) throws {
        do {
            try declaration.apply(&options, value(for: declaration, attached))
        } catch let error as OptionValueError {
            throw CommandFailure(.usage, "\(name) \(error.message).", hint: error.hint)
        }
    }

    private mutating func value(for declaration: OptionDeclaration, _ attached: ByteString?) throws -> ByteString {
        guard let placeholder = declaration.placeholder else {
            if attached != nil { throw OptionValueError("takes no value") }
            return ByteString("")
        }
        if let attached { return attached }
        guard let next = words.first, declaration.short == "-e" || self.declaration(named: next.text) == nil, next.text != "--" else {
            throw OptionValueError("needs a value: \(declaration.long) \(placeholder)")
        }
        return words.removeFirst()
    }

    private func declaration(named name: String) -> OptionDeclaration? {
        OptionDeclaration.every.first { $0.long == name || $0.short == name }
    }

    private func isNumber(_ word: String) -> Bool { word.dropFirst().first.map { $0.isASCII && ($0.isNumber || $0 == ".") } ?? false }

    private func unknown(_ name: String) -> CommandFailure {
        let names = OptionDeclaration.every.flatMap { [$0.long, $0.short].compactMap(\.self) }
        let near = names.first { $0 == "-" + name || name.count > 3 && $0.hasPrefix(name) }
            ?? nearestName(to: name, in: names) ?? nearestName(to: "-" + name, in: names)
        return CommandFailure(
            .usage, "there is no option \(name).",
            hint: near.map { "Did you mean \($0)?" } ?? "`pen --help` lists the options. The script's own arguments go behind `--`.")
    }
}
