// What a terminal said about itself.

import PenScene

/// Takes a terminal's answers out of what comes from it, in pieces of any size; all else was typed.
public struct TerminalAnswers: Sendable {
    /// A width and a height in pixels.
    public struct Size: Hashable, Sendable {
        public var width, height: Double
    }

    /// It shows pictures by kitty's graphics protocol.
    public private(set) var hasKittyGraphics = false
    /// Name and version.
    public private(set) var name: String?
    public private(set) var background: Color?
    /// A cell as iTerm2 tells it, in pixels of the screen.
    public private(set) var itermCell: Size?
    public private(set) var cell: Size?
    /// All cells together.
    public private(set) var window: Size?
    public private(set) var sixelColors: Int?
    public private(set) var sixelLimit: Size?
    /// The answer to the last question.
    public private(set) var attributes: Set<Int>?
    /// How many answers there were, of any meaning.
    private(set) var count = 0
    /// What is no answer, in order.
    public private(set) var typed: [UInt8] = []
    /// The beginning of a sequence.
    private var pending: [UInt8] = []

    public init() {}

    /// Whether the last question has been answered.
    public var isComplete: Bool { attributes != nil }

    public mutating func read(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { read(byte) }
    }

    /// No more will come: a sequence that was begun was typed, unless it is surely an answer's.
    public mutating func end() {
        if !(Self.strings + [Self.csi + [UInt8(ascii: "?")]]).contains(where: pending.starts) { typed += pending }
        pending = []
    }

    // MARK: Sequences

    private static let escape: UInt8 = 0x1B
    private static let csi: [UInt8] = [escape, UInt8(ascii: "[")]
    /// How the strings begin that are answers. Others are keys pressed together with Alt.
    private static let graphics = [escape] + Array("_G".utf8)
    private static let version = [escape] + Array("P>|".utf8)
    private static let dynamicColor = [escape] + Array("]11;".utf8)
    private static let cellReport = [escape] + Array("]1337;ReportCellSize=".utf8)
    private static let strings = [graphics, version, dynamicColor, cellReport]
    private static let longest = 1024

    private mutating func read(_ byte: UInt8) {
        guard !pending.isEmpty else {
            if byte == Self.escape { pending = [byte] } else { typed.append(byte) }
            return
        }
        if pending.starts(with: Self.csi) { return readControl(byte) }
        if let start = Self.strings.first(where: pending.starts) { return readString(byte, start) }
        if byte == Self.escape { return restart() }
        pending.append(byte)
        if pending != Self.csi, !Self.strings.contains(where: { $0.starts(with: pending) }) { giveUp() }
    }

    /// What came up to now was typed.
    private mutating func giveUp() {
        typed += pending
        pending = []
    }

    private mutating func restart() {
        giveUp()
        pending = [Self.escape]
    }

    private mutating func readControl(_ byte: UInt8) {
        if byte == Self.escape { return restart() }
        pending.append(byte)
        if (0x20...0x3F).contains(byte), pending.count < Self.longest { return }
        if !takeControl(final: byte) { typed += pending }
        pending = []
    }

    /// A string ends with ST or BEL. An escape that begins anything else cuts it short.
    private mutating func readString(_ byte: UInt8, _ start: [UInt8]) {
        let isBell = byte == 0x07, isTerminator = pending.last == Self.escape && byte == UInt8(ascii: "\\")
        if isBell || isTerminator {
            takeString(start, String(decoding: pending.dropFirst(start.count).dropLast(isBell ? 0 : 1), as: UTF8.self))
            pending = []
        } else if pending.last == Self.escape {
            pending = [Self.escape]
            read(byte)
        } else if pending.count >= Self.longest {
            giveUp()
        } else {
            pending.append(byte)
        }
    }

    // MARK: Meaning

    private mutating func takeString(_ start: [UInt8], _ text: String) {
        count += 1
        switch start {
        case Self.graphics: hasKittyGraphics = hasKittyGraphics || text.hasSuffix(";OK")
        case Self.version: name = text
        case Self.dynamicColor: background = Color(x11: text) ?? background
        default:
            let numbers = text.split(separator: ";").compactMap { Double($0) }
            guard numbers.count >= 2 else { return }
            itermCell = Size(numbers[1], numbers[0], scale: numbers.count > 2 ? numbers[2] : 1)
        }
    }

    /// - Returns: false where the sequence is no answer.
    private mutating func takeControl(final: UInt8) -> Bool {
        var parameters = String(decoding: pending.dropFirst(2).dropLast(), as: UTF8.self)
        let isPrivate = parameters.first == "?"
        if isPrivate { parameters.removeFirst() }
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        switch (final, isPrivate) {
        case (UInt8(ascii: "c"), true): attributes = Set(numbers)
        case (UInt8(ascii: "t"), false) where numbers.count == 3 && numbers[0] == 6: cell = Size(Double(numbers[2]), Double(numbers[1]))
        case (UInt8(ascii: "t"), false) where numbers.count == 3 && numbers[0] == 4: window = Size(Double(numbers[2]), Double(numbers[1]))
        case (UInt8(ascii: "S"), true): takeLimit(numbers)
        default: return false
        }
        count += 1
        return true
    }

    /// What is asked for, 0 where there is an answer, and the answer.
    private mutating func takeLimit(_ numbers: [Int]) {
        guard numbers.count >= 3, numbers[1] == 0 else { return }
        if numbers[0] == 1, numbers[2] >= 2 { sixelColors = numbers[2] }
        if numbers[0] == 2, numbers.count == 4 { sixelLimit = Size(Double(numbers[2]), Double(numbers[3])) }
    }
}

extension TerminalAnswers.Size {
    /// nil for what no screen has.
    init?(_ width: Double, _ height: Double, scale: Double = 1) {
        let size = TerminalAnswers.Size(width: width * scale, height: height * scale)
        guard size.width >= 1, size.height >= 1, size.width < 1e5, size.height < 1e5 else { return nil }
        self = size
    }
}

extension Color {
    /// A colour as the X Window System writes it: `rgb:` or `rgba:` and one to four hexadecimal digits a component, or
    /// `#rrggbb`.
    fileprivate init?(x11 text: String) {
        var parts: [Substring]
        if text.hasPrefix("#"), text.utf8.count == 7 {
            let digits = Array(text.dropFirst())
            parts = [0, 2, 4].map { Substring(String(digits[$0...$0 + 1])) }
        } else {
            guard let colon = text.firstIndex(of: ":"), ["rgb", "rgba"].contains(text[..<colon]) else { return nil }
            parts = text[text.index(after: colon)...].split(separator: "/", omittingEmptySubsequences: false)
        }
        let levels = parts.prefix(3).compactMap { part -> Double? in
            guard (1...4).contains(part.utf8.count), let number = UInt32(part, radix: 16) else { return nil }
            return Double(number) / Double(1 << (4 * part.utf8.count) - 1)
        }
        guard levels.count == 3 else { return nil }
        self.init(red: levels[0], green: levels[1], blue: levels[2])
    }
}
