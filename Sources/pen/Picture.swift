// A scene as bytes for a file and as cells for the terminal: the one place that calls the renderers.

import PenScene
import PenSVG

struct Picture {
    private let frame: Frame
    private let options: Options

    init(_ scene: Scene, options: Options) {
        self.options = options
        frame = scene.frame()
    }

    /// - Throws: `CommandFailure` where the format cannot hold the picture.
    func bytes(_ format: Options.Format) throws -> [UInt8] {
        switch format {
        case .svg: try svg()
        case .txt: cells()
        }
    }

    /// The picture in cells for the terminal or whatever standard output is.
    func cells() -> [UInt8] { [] }

    /// Width and height in the picture's units, as in `414 × 300`.
    var sizeText: String { "\(decimal(frame.bounds.width)) × \(decimal(frame.bounds.height))" }

    private func svg() throws -> [UInt8] {
        do {
            return try SVGWriter.write(frame, options: SVGOptions(width: options.size?.width, height: options.size?.height, scale: options.scale ?? 1))
        } catch {
            throw CommandFailure(.scriptError, "cannot write this picture as SVG: \(error).")
        }
    }

    /// To three decimals.
    private func decimal(_ number: Double) -> String {
        let text = String((number * 1000).rounded() / 1000)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
