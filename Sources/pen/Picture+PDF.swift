// A picture as PDF.

import PenLanguage
import PenPDF
import PenScene
import PenSyntax
import PenText

extension Picture {
    func pdf() throws -> [UInt8] {
        let pages = try [fileFrame] + options.times.dropFirst().map { try at($0).fileFrame }
        do throws(PDFError) {
            return try PDFWriter.write(pages, options: pdfOptions, measurer: measurer as? FontTextMeasurer ?? FontTextMeasurer())
        } catch {
            throw failure(of: error)
        }
    }

    /// The error with its place in the script, where there is one.
    private func failure(of error: PDFError) -> any Error {
        switch error {
        case .missing(let library): return CommandFailure(.cannotWrite, "cannot write PDF: \(library).", hint: library.advice)
        case .notFinite(let origin?): return Diagnostic(.notFinite, "this has a coordinate that is not finite on the page", at: origin.span)
        case .tooDeep(let origin?): return Diagnostic(.cannotDraw, "\(error)", at: origin.span)
        case .text(let cause): return CommandFailure(.cannotWrite, "cannot draw the texts of \(name) as PDF: \(cause).", hint: cause.advice)
        case .image(let cause): return failure(of: cause)
        case .badSide: return CommandFailure(.usage, "cannot draw \(name) as PDF: \(error).", hint: "--size and --scale make it larger or smaller.")
        case .failed(_, let origin?): return Diagnostic(.cannotDraw, "this cannot be drawn as PDF: \(error)", at: origin.span)
        case .noSize, .failed(_, nil), .notFinite(nil), .tooDeep(nil): return CommandFailure(.cannotWrite, "cannot draw \(name) as PDF: \(error).")
        }
    }
}
