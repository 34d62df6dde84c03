// From cells to what is sent to the terminal.

/// Writes cells as text with SGR sequences, as few as there can be. Every line ends with a reset before its newline:
/// a background never leaks into the rest of the line or the next one.
struct CellEncoder {
    let depth: ColorDepth
    private let shades: Bool
    private var output: [UInt8] = []
    private var foreground = TerminalColor.terminalDefault
    private var background = TerminalColor.terminalDefault
    private var known: [RGB: TerminalColor] = [:]
    private var knownShades: [RGB: Cell] = [:]

    /// So many colours are remembered; a picture that moves has ever new ones.
    private static let mostKnown = 1 << 16

    /// - Parameter shades: whether cells of one colour may be mixed from two of the sixteen colours.
    init(depth: ColorDepth, shades: Bool) { (self.depth, self.shades) = (depth, shades) }

    static func encode(_ grid: CellGrid, depth: ColorDepth, shades: Bool = false) -> String {
        var encoder = CellEncoder(depth: depth, shades: shades)
        for row in 0..<grid.rows {
            for column in 0..<grid.columns { encoder.write(encoder.inked(grid[column, row])) }
            encoder.endLine()
        }
        return String(decoding: encoder.output, as: UTF8.self)
    }

    /// A cell of one colour, or of two that hardly differ, as the two colours that mix to it; any other as it is.
    private mutating func shaded(_ cell: Cell) -> Cell {
        let ink = cell.foreground.components, paper = cell.background.components
        guard shades, cell.text == " " || (cell.complement != nil && ink.squaredDistance(to: paper) < 0.006) else { return cell }
        let color = cell.text == " " ? cell.background : RGB((ink + paper) / 2)
        if let found = knownShades[color] { return found }
        let found = Palette.shade(nearestTo: color)
        knownShades[color] = found
        return found
    }

    /// A cell as the terminal shows it.
    mutating func inked(_ cell: Cell) -> InkedCell {
        guard depth != .none, !cell.text.isEmpty else { return InkedCell(text: cell.text, complement: nil, ink: .terminalDefault, paper: .terminalDefault) }
        let cell = shaded(cell), ink = color(cell.foreground), paper = color(cell.background)
        let isPlain = cell.text == " " || (ink == paper && cell.complement != nil)
        return isPlain ? InkedCell(text: " ", complement: nil, ink: paper, paper: paper) : InkedCell(text: cell.text, complement: cell.complement, ink: ink, paper: paper)
    }

    mutating func write(_ cell: InkedCell) {
        guard !cell.text.isEmpty else { return }
        guard depth != .none else { return output.append(contentsOf: cell.text.utf8) }
        if cell.text == " " {
            set(foreground: nil, background: cell.paper)
            output.append(UInt8(ascii: " "))
        } else if let complement = cell.complement, changes(cell.paper, cell.ink) < changes(cell.ink, cell.paper) {
            set(foreground: cell.paper, background: cell.ink)
            output.append(contentsOf: complement.utf8)
        } else {
            set(foreground: cell.ink, background: cell.paper)
            output.append(contentsOf: cell.text.utf8)
        }
    }

    /// Writes a control sequence that changes no colour.
    mutating func control(_ sequence: String) { output.append(contentsOf: "\u{1B}[\(sequence)".utf8) }

    /// What has been written, with the usual colours behind it.
    mutating func takeOutput() -> [UInt8] {
        if foreground != .terminalDefault || background != .terminalDefault { control("0m") }
        (foreground, background) = (.terminalDefault, .terminalDefault)
        defer { output = [] }
        return output
    }

    /// How many of the two colours would have to be changed.
    private func changes(_ ink: TerminalColor, _ paper: TerminalColor) -> Int {
        (ink == foreground ? 0 : 1) + (paper == background ? 0 : 1)
    }

    private mutating func set(foreground ink: TerminalColor?, background paper: TerminalColor) {
        let newInk = ink.flatMap { $0 == foreground ? nil : $0 }
        let newPaper = paper == background ? nil : paper
        let parameters = [newInk?.foregroundParameters, newPaper?.backgroundParameters].compactMap { $0 }
        guard !parameters.isEmpty else { return }
        output.append(contentsOf: "\u{1B}[\(parameters.joined(separator: ";"))m".utf8)
        foreground = ink ?? foreground
        background = paper
    }

    /// Without colours, spaces at a line's end are left out.
    private mutating func endLine() {
        if depth == .none {
            while output.last == UInt8(ascii: " ") { output.removeLast() }
        } else {
            output.append(contentsOf: "\u{1B}[0m".utf8)
            (foreground, background) = (.terminalDefault, .terminalDefault)
        }
        output.append(UInt8(ascii: "\n"))
    }

    private mutating func color(_ color: RGB) -> TerminalColor {
        if depth == .trueColor { return .direct(color) }
        if let found = known[color] { return found }
        if known.count >= CellEncoder.mostKnown { known = [:] }
        let found = depth.nearest(to: color)
        known[color] = found
        return found
    }
}
