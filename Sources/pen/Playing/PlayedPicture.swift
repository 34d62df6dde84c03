// A picture that moves, as a terminal shows it in place.

import PenSyntax
import PenTerminal

struct PlayedPicture {
    private let picture: Picture
    private let terminal: Terminal
    private let rowLimit: Int
    private let identifier: UInt32
    private var preview: Preview
    private var live: LivePicture
    /// Why cells stand in for pixels, or what the picture lacks; to be told once.
    private(set) var note: String?

    /// - Parameters:
    ///   - rows: it takes no more of them.
    ///   - identifier: under which kitty keeps it.
    /// - Returns: nil where there is nothing to show.
    init?(_ picture: Picture, on terminal: Terminal, rows: Int, identifier: UInt32) {
        let preview = picture.preview(on: terminal, mode: picture.options.preview, rows: rows)
        guard let live = LivePicture(preview, bounds: picture.framed(for: preview).bounds, identifier: identifier) else { return nil }
        (self.picture, self.terminal, rowLimit, self.identifier, self.preview, self.live) = (picture, terminal, rows, identifier, preview, live)
    }

    /// In cells; other ones after an update that had to do without pixels.
    var rows: Int { live.rows }

    /// Whether parts of it can be shown anew without the rest.
    var hasRows: Bool { live.hasRows }

    /// Others have written where it stands.
    mutating func forget() { live.forget() }

    /// What makes the terminal show the picture as it is at a time; empty where it looks the same.
    /// - Parameters:
    ///   - time: seconds.
    ///   - firstRow: rows above it have left the window.
    /// - Throws: a `Diagnostic` where a shape cannot be drawn for that time; a `CommandFailure` where pixels cannot be made.
    mutating func update(at time: Double, firstRow: Int = 0) throws -> [UInt8] {
        let moment = try moment(time)
        if let warning = try moment.decodeImagesForCells() { note = note ?? warning.message }
        do throws(PreviewError) {
            return try live.update(to: moment.framed(for: preview), measurer: moment.measurer, firstRow: firstRow)
        } catch {
            return try updateInCells(moment, instead: error)
        }
    }

    /// The same to be written among lines.
    func still(at time: Double) throws -> TerminalPicture {
        let moment = try moment(time)
        _ = try moment.decodeImagesForCells()
        return try preview.show(moment.framed(for: preview), measurer: moment.measurer, identifier: identifier)
    }

    /// All moments show the same part of the plane.
    private func moment(_ time: Double) throws -> Picture {
        var moment = try picture.at(time)
        moment.frame.bounds = picture.frame.bounds
        return moment
    }

    private mutating func updateInCells(_ moment: Picture, instead error: PreviewError) throws -> [UInt8] {
        let cells = picture.preview(on: terminal, mode: terminal.mode, rows: rowLimit)
        guard picture.options.preview == nil, preview.mode.showsPixels, let live = LivePicture(cells, bounds: moment.framed(for: cells).bounds) else {
            throw moment.failure(of: error)
        }
        (preview, self.live, note) = (cells, live, Picture.note(of: error))
        return try self.live.update(to: moment.framed(for: cells), measurer: moment.measurer)
    }
}
