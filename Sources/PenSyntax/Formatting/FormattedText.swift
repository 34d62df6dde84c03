// From formatted lines to a text.

/// Writes lines out, with the comments at the ends of consecutive ones below each other.
struct FormattedText {
    let source: [UInt8]
    let code: [UInt8]
    let lines: [FormattedLine]

    var bytes: [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count + source.count / 8)
        var (column, end) = (0, 0)
        for (index, line) in lines.enumerated() {
            if index == end { (column, end) = columnOfComments(from: index) }
            if line.isBlankBefore { result.append(0x0A) }
            write(line, column, &result)
            result.append(0x0A)
        }
        return result
    }

    private func write(_ line: FormattedLine, _ column: Int, _ result: inout [UInt8]) {
        let indentation = line.indentation * FormattingStyle.indentation
        result.append(contentsOf: repeatElement(0x20, count: line.place == .below ? column : indentation))
        result += code[line.code]
        guard let comment = line.comment else { return }
        switch line.place {
        case .alone, .below: break
        case .behind: result.append(contentsOf: repeatElement(0x20, count: column - line.width))
        case .close: result.append(0x20)
        }
        result += source[comment]
    }

    /// Where the comments of the lines from an index on stand, and the index at which another column holds. A comment that
    /// goes on below stands deeper than code there would: else it would be taken for one on a line of its own.
    private func columnOfComments(from start: Int) -> (column: Int, end: Int) {
        var (column, end) = (0, start)
        while end < lines.count {
            let line = lines[end]
            if end > start, line.isBlankBefore { break }
            switch line.place {
            case .behind: column = max(column, line.width + 2)
            case .below: column = max(column, line.indentation * FormattingStyle.indentation + 1)
            case .close: break
            case .alone: return (column, max(end, start + 1))
            }
            end += 1
        }
        return (column, end)
    }
}
