// From a lesson's file to the lesson.

import PenGeometry

/// Reads Markdown: a head of `name: value` lines between two lines `---`, the page's paragraphs, and fenced blocks, whose
/// marks behind the fence say what they are.
struct LessonReader {
    private struct Block {
        var mark: String
        var text: String
        /// The line of the fence, from 1.
        var line: Int
    }

    private let file: String
    private var head: [String: String] = [:]
    private var page: [Substring] = []
    private var blocks: [Block] = []

    /// - Throws: a `CommandFailure` that names the line.
    static func lesson(file: String, text: String) throws -> Lesson {
        var reader = LessonReader(file: file)
        try reader.read(text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.last == "\r" ? $0.dropLast() : $0 })
        return try reader.lesson()
    }

    private init(file: String) { self.file = file }

    private func fault(_ line: Int, _ message: String) -> CommandFailure { CommandFailure(.scriptError, "\(file):\(line): \(message).") }

    // MARK: Lines

    private mutating func read(_ lines: [Substring]) throws {
        guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else { throw fault(1, "a lesson begins with its head between two lines ---") }
        for index in 1..<end { try readHead(lines[index], index + 1) }
        var open: Block?
        for index in (end + 1)..<lines.count {
            let line = lines[index]
            if let block = open {
                open = line == "```" ? nil : Block(mark: block.mark, text: block.text + line + "\n", line: block.line)
                if open == nil { blocks.append(block) }
            } else if line.hasPrefix("```") {
                open = Block(mark: String(line.dropFirst(3)), text: "", line: index + 1)
            } else {
                page.append(line)
            }
        }
        if let open { throw fault(open.line, "the block is not closed by a line ```") }
    }

    private mutating func readHead(_ line: Substring, _ number: Int) throws {
        guard let colon = line.firstIndex(of: ":") else { throw fault(number, "the head has lines like title: Tangents") }
        head[String(line[..<colon])] = String(line[line.index(after: colon)...].drop { $0 == " " })
    }

    // MARK: The lesson

    private func lesson() throws -> Lesson {
        let known = ["pen example", "try", "exercise", "pen start", "pen check", "hint", "pen solution"]
        for block in blocks where !known.contains(block.mark) && !block.mark.hasPrefix("pen check at ") {
            throw fault(block.line, "a block is one of \(known.joined(separator: ", ")), pen check at 1s, not `\(block.mark)`")
        }
        guard let number = try Int(value("number")), number > 0 else { throw fault(1, "the number of a lesson is a whole number from 1") }
        let name = try value("name")
        guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else { throw fault(1, "the name of a lesson has letters from a to z, digits and -") }
        let checks = try self.checks()
        guard !checks.isEmpty else { throw fault(1, "there is no block pen check") }
        return Lesson(
            file: file, number: number, name: name, title: try value("title"), page: LessonText(page.joined(separator: "\n")), figure: try figure(), example: try code("pen example"),
            trying: try text("try"), exercise: try text("exercise"), start: try code("pen start"), checks: checks, hint: try text("hint"), solution: try code("pen solution"))
    }

    private func value(_ key: String) throws -> String {
        guard let value = head[key], !value.isEmpty else { throw fault(1, "the head has no \(key)") }
        return value
    }

    /// `points: 40,220 80,40 300,30`, two at least.
    private func figure() throws -> [Point] {
        guard let text = head["points"] else { return [] }
        let points = text.split(separator: " ").map { pair in pair.split(separator: ",").compactMap { Double($0) } }
        guard (2...10).contains(points.count), points.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isFinite) }) else { throw fault(1, "the points of a figure are 2 to 10 pairs like 40,220 80,40") }
        return points.map { Point($0[0], $0[1]) }
    }

    private func block(_ mark: String) throws -> Block {
        let found = blocks.filter { $0.mark == mark }
        guard let block = found.first else { throw fault(1, "there is no block \(mark)") }
        if found.count > 1 { throw fault(found[1].line, "there is a second block \(mark)") }
        return block
    }

    private func text(_ mark: String) throws -> LessonText { LessonText(try block(mark).text) }

    private func code(_ mark: String) throws -> Lesson.Code { code(try block(mark)) }

    private func code(_ block: Block) -> Lesson.Code { Lesson.Code(text: block.text, linesBefore: block.line) }

    private func checks() throws -> [Lesson.Check] {
        try blocks.filter { $0.mark.hasPrefix("pen check") }.map { block in
            guard block.mark != "pen check" else { return Lesson.Check(time: nil, code: code(block)) }
            let time = block.mark.dropFirst("pen check at ".count)
            do { return Lesson.Check(time: try OptionValue.moment(String(time)), code: code(block)) } catch { throw fault(block.line, "the moment of a check is a time like 0.5s, not `\(time)`") }
        }
    }
}
