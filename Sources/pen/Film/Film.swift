// Frames become one file.

import PenRaster

struct Film {
    let format: Options.Format
    let rate: FrameRate
    /// Shown again and again, where the format can say so.
    let loops: Bool

    /// So many frames tell GIF's palette which colours there are, evenly from the whole film.
    private static let framesForPalette = 256

    /// Writes the file whole or not at all.
    /// - Returns: what was written.
    func write(_ frames: some FilmFrames, to path: ByteString) throws -> String {
        let encoding = try FilmEncoding(self, frames)
        let step = format == .gif ? (frames.count + Film.framesForPalette - 1) / Film.framesForPalette : 0
        let samples = step > 0 ? Array(stride(from: 0, to: frames.count, by: step)) : []
        let progress = ProgressBar(path.lastComponent.description, count: samples.count + frames.count)
        defer { progress.erase() }
        var size = 0
        try OutputFile(path: path).fill { temporary in
            let palette = samples.isEmpty ? [] : try encode(samples, of: frames, Ffmpeg(encoding.paletteWords), encoding, progress)
            _ = try encode(0..<frames.count, of: frames, Ffmpeg(encoding.words(to: temporary), second: palette), encoding, progress)
            if encoding.needsMark { try WebPFlags.markTransparent(temporary) }
            size = temporary.fileStatus.map { Int($0.st_size) } ?? 0
        }
        progress.erase()
        let sides = encoding.paper.size(width: frames.width, height: frames.height)
        let count = frames.count == 1 ? "1 frame" : "\(grouped(frames.count)) frames", seconds = decimal(rate.seconds(of: frames.count))
        return "wrote \(path): \(sides.width) × \(sides.height) pixels, \(count) in \(seconds) s, \(grouped(size)) bytes\n"
    }

    /// - Returns: what ffmpeg answers.
    private func encode(
        _ numbers: some Sequence<Int>, of frames: some FilmFrames, _ ffmpeg: Ffmpeg, _ encoding: FilmEncoding, _ progress: ProgressBar
    ) throws -> [UInt8] {
        let (width, height) = (frames.width, frames.height)
        try FramePipeline.run(numbers) { number in
            let work = try frames.work(number), paper = encoding.paper
            return { paper.laid(under: try work(), width: width, height: height) }
        } use: { _, bytes in
            try ffmpeg.write(bytes)
            progress.advance()
        }
        return try ffmpeg.finish()
    }
}
