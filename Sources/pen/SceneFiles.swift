// A scene on its way into files: a picture, pictures that are numbered, or a film.

import PenScene
import PenSyntax

struct SceneFiles {
    /// The script's, as messages show it.
    let name: String
    let scene: Scene
    let options: Options
    /// Is told what a picture lacks.
    let warn: (Diagnostic) -> Void
    /// Is told why a picture stands still.
    let note: (String) -> Void

    /// - Returns: what was written.
    func write(to path: ByteString, _ format: Options.Format) throws -> String {
        if format.isFilm {
            let (picture, times) = try film()
            return try Film(format: format, rate: times.rate, loops: options.loops).write(SceneFrames(picture, times, format: format.name), to: path)
        }
        let picture = try picture()
        let bytes = try picture.bytes(format, warn: warn), size = try picture.sizeText(format)
        if let text = picture.stillNote(format) { note(text) }
        try Interrupts.check()
        try OutputFile(path: path).write(bytes)
        return "wrote \(path): \(size), \(grouped(bytes.count)) bytes\n"
    }

    /// The same for the moments that are asked for, or all frames of the film.
    func write(to name: NumberedName, _ format: Options.Format) throws -> String {
        let files = NumberedFiles(name: name, format: format), moments = options.times
        guard moments.isEmpty else { return try files.write(moments.indices, of: try picture(), warn: warn) { moments[$0] } }
        let (picture, times) = try film()
        return try files.write(times.numbers, of: picture, warn: warn) { times[$0] }
    }

    private func picture() throws -> Picture { try Picture(of: name, scene, options: options) }

    /// The first frame of a film, and when the others are.
    private func film() throws -> (Picture, FrameTimes) {
        let times = try FrameTimes(scene, options: options)
        if let fault = scene.takeFault() { throw fault }
        return (try Picture(of: name, scene, options: options, at: times[times.numbers.lowerBound]), times)
    }
}
