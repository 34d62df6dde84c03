// A picture as PDF.

import PenLanguage
import PenPDF
import PenSyntax

extension Picture {
    func pdf() throws -> [UInt8] {
        do {
            return try PDFWriter.write(outlined("PDF"), options: PDFOptions(width: options.size?.width, height: options.size?.height, scale: options.scale))
        } catch PDFError.missing(let library) {
            throw CommandFailure(.cannotWrite, "cannot write PDF: \(library).", hint: library.advice)
        } catch PDFError.notFinite(let origin?) {
            throw Diagnostic("this has a coordinate that is not finite on the page", at: origin.span)
        } catch PDFError.tooDeep(let origin?) {
            throw Diagnostic("\(PDFError.tooDeep(origin))", at: origin.span)
        } catch PDFError.image(let error) {
            throw failure(of: error)
        } catch let error as PDFError {
            let isAskedFor = error.isSideAskedFor
            throw CommandFailure(
                isAskedFor ? .usage : .cannotWrite, "cannot draw \(name) as PDF: \(error).",
                hint: isAskedFor ? "--size and --scale make it larger or smaller." : nil)
        }
    }
}
