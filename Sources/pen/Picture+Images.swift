// Images on their way into pictures of pixels.

import PenScene
import PenSyntax

extension Picture {
    /// Decodes the images of the picture.
    /// - Throws: a `Diagnostic` for a damaged one, a `CommandFailure` where a library is missing.
    func decodeImages() throws {
        do { try frame.decodeImages() } catch { throw failure(of: error) }
    }

    /// A `Diagnostic`, or a `CommandFailure` where a library is missing.
    func failure(of error: ImageError) -> any Error {
        guard error.needsLibrary else { return diagnostic(.error, error) }
        return CommandFailure(.cannotWrite, "cannot draw the images of \(name): \(error).", hint: error.advice)
    }

    /// Decodes the images for cells, which mark the places of those for which a library is missing.
    /// - Returns: a warning, if one is missing.
    /// - Throws: a `Diagnostic` for a damaged image.
    func decodeImagesForCells() throws -> Diagnostic? {
        do { try frame.decodeImages() } catch {
            guard error.needsLibrary else { throw diagnostic(.error, error) }
            return diagnostic(.warning, error)
        }
        return nil
    }

    private func diagnostic(_ severity: Diagnostic.Severity, _ error: ImageError) -> Diagnostic {
        let origin = error.origin ?? LayerOrigin(source: 0, start: 0, end: 0)
        return Diagnostic(severity, .cannotReadFile, "this image cannot be shown: \(error)", at: origin.span, notes: error.advice.map { [Diagnostic.Note($0)] } ?? [])
    }
}
