// The bytes of SVG path data: letters, numbers and as few separators as possible.

/// Appends commands to path data. Numbers are whole steps of the output's grid.
struct SVGCommandText {
    var bytes: [UInt8] = []
    private let decimals: Int
    /// The letter that numbers alone would repeat.
    private var implied: UInt8 = 0
    /// What stands before: decides whether the next number needs a space.
    private var before = Before.letter
    private(set) var isAfterClose = false

    private enum Before { case letter, wholeNumber, fraction }

    init(decimals: Int) { self.decimals = decimals }

    /// Writes a command with coordinates in turn of x and y, absolute or relative to `origin`, whichever is shorter.
    @inline(__always)
    mutating func write(_ letter: Unicode.Scalar, _ values: [Int], origin: GridPoint) {
        let upper = UInt8(truncatingIfNeeded: letter.value)
        writeShorter { text, isRelative in
            text.begin(isRelative ? upper | 0x20 : upper)
            for i in values.indices {
                text.number(values[i] - (isRelative ? (i % 2 == 0 ? origin.x : origin.y) : 0))
            }
        }
    }

    /// An arc's flags are one digit each and need no space after them.
    mutating func writeArc(_ arc: SVGArc, origin: GridPoint) {
        writeShorter { text, isRelative in
            text.begin(isRelative ? UInt8(ascii: "a") : UInt8(ascii: "A"))
            text.number(arc.radii.x)
            text.number(arc.radii.y)
            text.number(arc.rotation, decimals: arc.rotationDecimals)
            text.number(arc.isLarge ? 1 : 0, decimals: 0)
            text.bytes.append(arc.isClockwise ? UInt8(ascii: "1") : UInt8(ascii: "0"))
            text.before = .letter
            text.number(arc.end.x - (isRelative ? origin.x : 0))
            text.number(arc.end.y - (isRelative ? origin.y : 0))
        }
    }

    mutating func writeClose() {
        bytes.append(UInt8(ascii: "z"))
        implied = 0
        before = .letter
        isAfterClose = true
    }

    /// Writes both forms one behind the other and keeps the shorter one.
    @inline(__always)
    private mutating func writeShorter(_ body: (inout SVGCommandText, _ isRelative: Bool) -> Void) {
        let begin = bytes.count, (impliedBefore, stateBefore) = (implied, before)
        isAfterClose = false
        body(&self, false)
        let middle = bytes.count, (impliedAfter, stateAfter) = (implied, before)
        (implied, before) = (impliedBefore, stateBefore)
        body(&self, true)
        if bytes.count - middle < middle - begin {
            bytes.removeSubrange(begin..<middle)
        } else {
            bytes.removeLast(bytes.count - middle)
            (implied, before) = (impliedAfter, stateAfter)
        }
    }

    private mutating func begin(_ letter: UInt8) {
        if letter != implied {
            bytes.append(letter)
            before = .letter
        }
        switch letter {
        case UInt8(ascii: "M"): implied = UInt8(ascii: "L")
        case UInt8(ascii: "m"): implied = UInt8(ascii: "l")
        default: implied = letter
        }
    }

    @inline(__always)
    private mutating func number(_ steps: Int) { number(steps, decimals: decimals) }

    /// A sign separates by itself, and so does a point after a number that has one.
    private mutating func number(_ steps: Int, decimals: Int) {
        let begin = bytes.count
        if before != .letter { bytes.append(UInt8(ascii: " ")) }
        let digits = bytes.count
        appendShortest(steps, decimals: decimals, to: &bytes)
        let first = bytes[digits]
        if digits > begin, first == UInt8(ascii: "-") || (first == UInt8(ascii: ".") && before == .fraction) { bytes.remove(at: begin) }
        before = bytes[begin...].contains(UInt8(ascii: ".")) ? .fraction : .wholeNumber
    }
}
