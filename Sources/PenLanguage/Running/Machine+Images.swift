// Images from files.

import PenScene
import PenSyntax

extension Machine {
    /// The image in a file whose name is seen from the folder of the script in which the span lies.
    func image(_ file: String, at span: Span) throws -> ImageContent {
        guard !file.isEmpty else { throw Diagnostic(.cannotReadFile, "image needs the name of a file between the quotes", at: span) }
        guard !["http://", "https://", "ftp://"].contains(where: { file.lowercased().hasPrefix($0) }) else {
            throw Diagnostic(.cannotReadFile, "pen reads nothing from the network; save the file beside the script and give its name", at: span)
        }
        let isURI = file.hasPrefix("data:")
        let path = isURI ? file : Session.path(of: file, from: source(span.source)?.name ?? "")
        if let known = images[path] { return known }
        let name = isURI ? "this image" : file.cut(toBytes: 200)
        do {
            let image = try loadImage(path)
            images[path] = image
            return image
        } catch let error as ImageError {
            throw Diagnostic(.cannotReadFile, "\(name) cannot be shown: \(error)", at: span, notes: error.advice.map { [Diagnostic.Note($0)] } ?? [])
        } catch {
            let reason = "\(error)"
            // As the script has it, where the reason begins with the file.
            throw Diagnostic(.cannotReadFile, reason.hasPrefix(path) ? name + reason.dropFirst(path.count) : reason, at: span)
        }
    }
}
