// Lines and columns of a source text.

/// A place as editors count it, from 1; columns are characters as one sees them, a tab is one.
public struct SourceLocation: Sendable, Equatable {
    public var line: Int
    public var column: Int
    public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}

/// Where the lines of a source begin. `\n`, `\r\n` and `\r` end lines.
public struct LineTable: Sendable {
    let source: Source
    private let starts: [Int]
    /// Beyond this many bytes a column counts code points, so that a script of one endless line costs no time.
    private static let longPrefix = 1 << 16

    public init(_ source: Source) {
        self.source = source
        let bytes = source.bytes
        var starts = [0]
        for index in bytes.indices {
            let isEnd = bytes[index] == 0x0A || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
            if isEnd { starts.append(index + 1) }
        }
        self.starts = starts
    }

    /// The place of an offset in bytes; offsets outside the text count as its ends.
    public func location(of offset: Int32) -> SourceLocation {
        let offset = clamped(offset)
        let line = line(of: offset)
        let prefix = source.bytes[starts[line]..<offset]
        if prefix.allSatisfy({ $0 < 0x80 }) { return SourceLocation(line: line + 1, column: prefix.count + 1) }
        let text = String(decoding: prefix, as: UTF8.self)
        let isLong = prefix.count > LineTable.longPrefix
        return SourceLocation(line: line + 1, column: (isLong ? text.unicodeScalars.count : text.count) + 1)
    }

    /// The bytes of the line in which an offset stands, without its end.
    func lineRange(around offset: Int32) -> Range<Int> {
        let line = line(of: clamped(offset))
        var end = line + 1 < starts.count ? starts[line + 1] : source.bytes.count
        while end > starts[line], source.bytes[end - 1] == 0x0A || source.bytes[end - 1] == 0x0D { end -= 1 }
        return starts[line]..<end
    }

    private func clamped(_ offset: Int32) -> Int { min(max(0, Int(offset)), source.bytes.count) }

    private func line(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

extension Source {
    /// Line and column of an offset in bytes. For many places of one source, make a `LineTable`.
    public func location(of offset: Int32) -> SourceLocation { LineTable(self).location(of: offset) }
}
