// Pictures in the terminal, by pixels or by cells, and in place of each other.

import PenGeometry
import PenImage
import PenLibraries
import PenScene

extension Preview {
    /// What shows a frame at the cursor, which stands at the beginning of a line, and leaves it at the beginning of the
    /// line below.
    /// - Parameters:
    ///   - measurer: knows the shapes of texts.
    ///   - previous: a picture that the new one takes the place of; the cursor must stand right below it.
    ///   - identifier: under which kitty keeps it; nil for that of the previous one, or else a new one.
    ///   - memory: keeps what is drawn for the next frame of the same drawing.
    public func show(
        _ frame: Frame, measurer: (any TextMeasurer)? = nil, replacing previous: TerminalPicture? = nil, identifier: UInt32? = nil,
        memory: PictureMemory = PictureMemory()
    ) throws(PreviewError) -> TerminalPicture {
        var picture = try mode.showsPixels ? pixels(frame, measurer, identifier: identifier ?? previous?.identifier) : cells(frame, measurer, memory)
        guard let previous, previous.rows > 0 else { return picture }
        let isCovered = previous.columns == picture.columns && previous.rows == picture.rows
        picture.bytes = Array("\u{1B}[\(previous.rows)A\r\(isCovered ? "" : "\u{1B}[J")".utf8) + picture.bytes
        return picture
    }

    private func cells(_ frame: Frame, _ measurer: (any TextMeasurer)?, _ memory: PictureMemory) -> TerminalPicture {
        guard mode != .none, let layout = PictureLayout(bounds: frame.bounds, columns: columns, rows: rows, cellAspect: cellAspect) else { return .nothing }
        return TerminalPicture(bytes: Array(render(frame, measurer: measurer, memory: memory).utf8), columns: layout.columns, rows: layout.rows, identifier: nil)
    }

    private func pixels(_ frame: Frame, _ measurer: (any TextMeasurer)?, identifier: UInt32?) throws(PreviewError) -> TerminalPicture {
        guard let layout = PixelLayout(bounds: frame.bounds, preview: self, limit: sixelLimit) else { return .nothing }
        // Pictures of other processes must keep their numbers: they may still be seen.
        let identifier = mode == .kitty ? identifier ?? TerminalPicture.newIdentifier() : nil
        let strings = try strings(frame, measurer, layout, identifier: identifier ?? 0)
        return TerminalPicture(bytes: placed(strings, rows: layout.rows), columns: layout.columns, rows: layout.rows, identifier: identifier)
    }

    private func outlined(_ frame: Frame, _ measurer: (any TextMeasurer)?) throws(PreviewError) -> Frame {
        guard let measurer else { return frame }
        do { return try frame.outliningTexts(with: measurer) } catch { throw .texts(error) }
    }

    // MARK: Control strings

    /// zlib's levels: what is sent over a network is worth some time, but not where the next frame is due.
    private static let compression = (usual: 4, brief: 1)

    /// The picture at the cursor, in the pieces that a multiplexer hands on.
    /// - Parameter isBrief: whether it is seen for a moment only.
    func strings(_ frame: Frame, _ measurer: (any TextMeasurer)?, _ layout: PixelLayout, identifier: UInt32, isBrief: Bool = false) throws(PreviewError) -> [[UInt8]] {
        let frame = try outlined(frame, measurer).on(paper)
        if mode == .sixel { return [try sixels(frame, layout)] }
        let options = PNGOptions(width: Double(layout.width), height: Double(layout.height), compression: isBrief ? Self.compression.brief : Self.compression.usual)
        let png: [UInt8]
        do { png = try PNGWriter.write(frame, options: options) } catch { throw .picture(error) }
        if mode == .kitty { return PixelProtocol.kitty(png: png, columns: layout.columns, rows: layout.rows, identifier: identifier) }
        let isLong = png.count > 1 << 19 && multiplexer != nil
        return isLong
            ? PixelProtocol.itermPieces(png: png, columns: layout.columns, rows: layout.rows)
            : [PixelProtocol.iterm(png: png, columns: layout.columns, rows: layout.rows)]
    }

    private func sixels(_ frame: Frame, _ layout: PixelLayout) throws(PreviewError) -> [UInt8] {
        let library: Sixel
        do { library = try Sixel.open() } catch { throw .missing(error) }
        let pixels: RGBPixels
        do { pixels = try RGBPixels(frame, width: layout.width, height: layout.height) } catch { throw .picture(error) }
        let sixels = SixelPixels(pixels, limit: sixelColors)
        guard let bytes = library.encoded(sixels.indices, palette: sixels.paletteBytes, width: pixels.width, height: pixels.height) else { throw .noMemory }
        return bytes
    }

    /// Makes room before, so that nothing scrolls while a picture is drawn; and whatever the terminal does with the cursor
    /// then, it ends below.
    private func placed(_ strings: [[UInt8]], rows: Int) -> [UInt8] {
        let room = [UInt8](repeating: UInt8(ascii: "\n"), count: rows)
        let up = Array("\u{1B}[\(rows)A\u{1B}7".utf8), down = Array("\u{1B}8\u{1B}[\(rows)B".utf8)
        guard let multiplexer else { return room + up + strings.joined() + down }
        // The terminal outside is moved by itself, for the last piece, with which the picture appears. Its cursor stands
        // where the room ends once tmux has had something to do there: a character is put in and taken out.
        let last = Array("\u{1B}7\u{1B}[\(rows)A".utf8) + (strings.last ?? []) + Array("\u{1B}8".utf8)
        let pieces = strings.dropLast().map(multiplexer.handingOn).joined()
        return room + pieces + Array("\u{1B}[@\u{1B}[P".utf8) + multiplexer.handingOn(last)
    }
}
