// Pictures that scripts draw.

import Foundation
import PenImage
import PenLanguage
import PenScene
import PenText

/// A script, or a part of one between lines of `// ---`. Its first line, `// name: what it shows`, names it.
struct ScriptedScene: Sendable {
    let name: String
    private let script: String
    private let folder: URL

    /// The scenes of all scripts in a folder of the repository; those that are not named have their file's name.
    static func all(in path: String) -> [ScriptedScene] {
        let folder = repository.appending(path: path)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".pen") }.sorted().flatMap { file in
            let text = (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
            let parts = text.components(separatedBy: "// ---\n")
            return parts.map { ScriptedScene(name: name(of: $0) ?? (parts.count == 1 ? String(file.dropLast(4)) : ""), script: $0, folder: folder) }
        }
    }

    private static func name(of script: String) -> String? {
        script.firstMatch(of: #/^// ([a-z0-9-]+): /#).map { String($0.1) }
    }

    /// The picture with its texts as outlines, which need no fonts to be drawn.
    /// - Throws: where the script has an error or a warning.
    func frame() throws -> Frame {
        let fonts = FontTextMeasurer()
        return try scene(fonts).frame().outliningTexts(with: fonts)
    }

    /// What the script leaves, with what moves.
    func scene(_ fonts: FontTextMeasurer = FontTextMeasurer()) throws -> Scene {
        let folder = folder
        let session = Session(
            textMeasurer: fonts,
            loadImage: { try ImageFile.read(DataURI.isURI($0) ? DataURI.bytes(of: $0) : Array(Data(contentsOf: folder.appending(path: $0)))) })
        var complaints: [String] = []
        let ending = session.run(session.add(name: name, bytes: Array(script.utf8))) { complaints.append($0.message) }
        guard case .finished = ending, complaints.isEmpty else { throw ScriptError(scene: name, complaints: complaints + ["\(ending)"]) }
        return session.scene
    }

    struct ScriptError: Error {
        var scene: String
        var complaints: [String]
    }
}
