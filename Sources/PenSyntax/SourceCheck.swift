// What may not stand in a source text at all: bytes that are no UTF-8, and control characters.

enum SourceCheck {
    private static let limit = 20

    /// The faults, bytes that stand together as one. The lexer skips them without a word.
    static func faults(in source: Source) -> [Diagnostic] {
        let bytes = source.bytes
        guard bytes.count < Int(Int32.max) else {
            return [Diagnostic(.tooLarge, "this text is too large: two gigabytes at most", at: Span(source: source.id, start: 0, end: 0))]
        }
        var faults: [Diagnostic] = []
        var index = 0
        while index < bytes.count, faults.count < limit {
            let byte = bytes[index]
            if byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x09 || byte == 0x0D {
                index += 1
            } else if let (scalar, length) = bytes.scalar(at: index), scalar.properties.generalCategory != .control {
                index += length
            } else {
                let start = index
                let isMalformed = bytes.scalar(at: index) == nil
                repeat { index += bytes.scalar(at: index)?.length ?? 1 } while index < bytes.count && isMalformed == (bytes.scalar(at: index) == nil) && isFault(bytes, index)
                let span = Span(source: source.id, start: Int32(start), end: Int32(index))
                faults.append(Diagnostic(.unknownCharacter, message(bytes, start), at: span, fix: isMalformed ? nil : .init(replacing: span, with: "")))
            }
        }
        return faults
    }

    private static func isFault(_ bytes: [UInt8], _ index: Int) -> Bool {
        guard let scalar = bytes.scalar(at: index)?.scalar else { return true }
        return scalar.properties.generalCategory == .control && !["\n", "\t", "\r"].contains(scalar)
    }

    private static func message(_ bytes: [UInt8], _ index: Int) -> String {
        guard let scalar = bytes.scalar(at: index)?.scalar else {
            return "this is not UTF-8: byte \(hex(UInt32(bytes[index]), digits: 2)); save the file as UTF-8"
        }
        return "a control character, U+\(hex(scalar.value, digits: 4)), cannot stand here"
    }

    private static func hex(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
