// A scene as bytes for a file and as cells for the terminal: the one place that calls the renderers.

import PenGeometry
import PenImage
import PenLanguage
import PenScene
import PenSyntax
import PenTerminal

struct Picture {
    /// The script's, as messages show it.
    let name: String
    /// Without the grid, which depends on how it is shown.
    var frame: Frame
    private let canvas: Canvas?
    let scene: Scene
    /// Of the picture that stands for all that moves.
    let posterTime: Double
    /// What it shows where there is no canvas.
    private let paper: Rect
    let measurer: any TextMeasurer
    let options: Options

    /// - Parameter time: which moment it shows; nil for the one that is asked for, or stands for all.
    /// - Throws: a `Diagnostic` where a shape cannot be drawn for that time.
    init(of name: String, _ scene: Scene, options: Options, at time: Double? = nil) throws {
        self.name = name
        self.options = options
        self.scene = scene
        (canvas, measurer) = (scene.canvas, scene.textMeasurer)
        // Other moments are looked at only where that makes a difference.
        let time = time ?? options.time, survey = time.map { ($0, scene.paper()) } ?? scene.survey()
        (posterTime, paper) = (options.poster ?? survey.0, survey.1)
        frame = try Picture.frame(of: scene, at: time ?? posterTime, paper, options)
    }

    /// The picture of another moment.
    func at(_ time: Double) throws -> Picture {
        var picture = self
        picture.frame = try Picture.frame(of: scene, at: time, paper, options)
        return picture
    }

    private static func frame(of scene: Scene, at time: Double, _ paper: Rect, _ options: Options) throws -> Frame {
        let frame = scene.frame(at: time, paper: paper)
        if let fault = scene.takeFault() { throw Session.diagnostic(of: fault) ?? fault }
        return options.showsPoints ? frame.addingControlPoints() : frame
    }

    /// - Throws: a `Diagnostic`, or a `CommandFailure` where no place is known, if the format cannot hold the picture.
    /// - Parameter warn: is told what the picture lacks.
    func bytes(_ format: Options.Format, warn: (Diagnostic) -> Void) throws -> [UInt8] {
        switch format {
        case .svg: try svg()
        case .png: try png()
        case .pdf: try pdf()
        case .txt: try text(warn)
        case .html: try page()
        case .gif, .webp, .apng, .mp4, .webm: throw CommandFailure(.usage, "a film is not made here.", hint: "pen FILE.pen -o FILE.\(format.rawValue) makes one of a script.")
        }
    }

    /// The picture as a terminal shows it best, or as is asked for.
    /// - Returns: a note where cells stand in for pixels.
    /// - Throws: where pixels are asked for and cannot be made.
    /// - Parameters:
    ///   - rows: it takes no more of them.
    ///   - identifier: under which kitty keeps it; nil for a new one.
    ///   - memory: keeps what is drawn for the next picture of the same drawing.
    func shown(
        on terminal: Terminal, rows: Int = .max, identifier: UInt32? = nil, memory: PictureMemory = PictureMemory()
    ) throws -> (picture: TerminalPicture, note: String?) {
        do {
            return (try show(terminal, mode: options.preview, rows, identifier, memory), nil)
        } catch where options.preview == nil {
            return (try show(terminal, mode: terminal.mode, rows, identifier, memory), Picture.note(of: error))
        } catch {
            throw failure(of: error)
        }
    }

    /// Why cells stand in for pixels.
    static func note(of error: PreviewError) -> String { "cells stand in for pixels: \(error)" + (error.advice.map { " (\($0))" } ?? "") }

    func failure(of error: PreviewError) -> CommandFailure {
        CommandFailure(.cannotWrite, "cannot show \(name) in pixels: \(error).", hint: error.advice)
    }

    private func show(_ terminal: Terminal, mode: PreviewMode?, _ rows: Int, _ identifier: UInt32?, _ memory: PictureMemory) throws(PreviewError) -> TerminalPicture {
        let preview = preview(on: terminal, mode: mode, rows: rows)
        return try preview.show(framed(for: preview), measurer: measurer, identifier: identifier, memory: memory)
    }

    /// How the picture is shown.
    /// - Parameter rows: it takes no more of them.
    func preview(on terminal: Terminal, mode: PreviewMode?, rows: Int) -> Preview {
        var preview = Preview(terminal: terminal, mode: mode, width: options.width)
        preview.rows = min(preview.rows, rows)
        return preview
    }

    func framed(for preview: Preview) -> Frame {
        options.showsGrid ? preview.addingGrid(to: frame, canvas: canvas, measurer: measurer) : frame
    }

    /// Characters, even where pixels are asked for in the terminal.
    private func text(_ warn: (Diagnostic) -> Void) throws -> [UInt8] {
        try decodeImagesForCells().map(warn)
        let mode = options.preview.flatMap { $0.showsPixels ? nil : $0 }
        let preview = Preview(terminal: Picture.textFile, mode: mode, width: options.width)
        return Array(preview.render(framed(for: preview), measurer: measurer).utf8)
    }

    /// A file takes no colours and, being UTF-8, all letters.
    private static let textFile = Terminal(environment: ["LC_ALL": "C.UTF-8"], isTerminal: false)

    /// The frame as files show it.
    var fileFrame: Frame { options.showsGrid ? frame.addingGrid(canvas: canvas, measurer: measurer) : frame }

    private func png() throws -> [UInt8] {
        let frame = try pixelFrame("PNG")
        do throws(PNGError) { return try PNGWriter.write(frame, options: pngOptions) } catch { throw Picture.failure(of: error, "PNG", of: name) }
    }

    /// The frame with all that pixels are made of: images are decoded, and texts are paths.
    /// - Parameter format: the name of what they are for.
    func pixelFrame(_ format: String) throws -> Frame {
        try decodeImages()
        return try outlined(format)
    }

    static func failure(of error: PNGError, _ format: String, of name: String) -> CommandFailure {
        if case .missing(let library) = error { return CommandFailure(.cannotWrite, "cannot write \(format): \(library).", hint: library.advice) }
        return CommandFailure(.cannotWrite, "cannot draw \(name) as \(format): \(error).", hint: "--size and --scale make it larger or smaller.")
    }

    /// The frame with its texts as paths.
    func outlined(_ format: String) throws -> Frame {
        do {
            return try fileFrame.outliningTexts(with: measurer)
        } catch {
            throw CommandFailure(.cannotWrite, "cannot draw the texts of \(name) as \(format): \(error).", hint: error.advice)
        }
    }
}

/// For messages, with up to three decimals.
func decimal(_ number: Double) -> String {
    guard abs(number) < 1e15 else { return number.isFinite ? "\(number)" : "infinity" }
    var text: [UInt8] = []
    appendShortest(number, decimals: 3, to: &text)
    // SVG leaves the zero before a point out, readers do not.
    if let point = text.firstIndex(of: UInt8(ascii: ".")), point == 0 || text[point - 1] == UInt8(ascii: "-") { text.insert(UInt8(ascii: "0"), at: point) }
    return String(decoding: text, as: UTF8.self)
}
