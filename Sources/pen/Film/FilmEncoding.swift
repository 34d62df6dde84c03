// What ffmpeg is told for each kind of film.

/// The words of ffmpeg's command line. The same frames give the same bytes on machines with the same ffmpeg: no dates, and a
/// number of threads that does not depend on the machine, which encoders divide their work by.
struct FilmEncoding {
    private let film: Film
    private let width, height: Int
    private let hasAlpha: Bool

    /// In GIF shorter pauses than two hundredths of a second are taken for long ones.
    private static let mostInGIF = 50.0
    /// A frame is held a few times at once.
    private static let mostPixels = 1 << 26

    /// - Throws: where the format has no such film.
    init(_ film: Film, _ frames: some FilmFrames) throws {
        (self.film, width, height, hasAlpha) = (film, frames.width, frames.height, !frames.isOpaque)
        if film.format == .gif, film.rate.perSecond > FilmEncoding.mostInGIF {
            throw CommandFailure(.usage, "GIF shows at most 50 frames in a second, and --fps asks for \(film.rate.text).", hint: "WebP, APNG, MP4 and WebM show more.")
        }
        let side = film.format.longestSide
        guard max(width, height) <= side, width * height <= FilmEncoding.mostPixels else {
            throw CommandFailure(.usage, "\(film.format.name) holds frames of up to \(side) pixels a side, \(FilmEncoding.mostPixels >> 20) million in all, and these have \(width) × \(height).",
                hint: "--size and --scale make them smaller.")
        }
    }

    /// What the frames are laid on before ffmpeg gets them.
    var paper: FilmPaper {
        switch film.format {
        case .mp4: .everywhere
        case .webm where !hasAlpha: .everywhere
        case .gif where hasAlpha: .underInk
        default: .none
        }
    }

    /// Whether the file is to be told that there is nothing where no frame has pixels.
    var needsMark: Bool { film.format == .webp && hasAlpha }

    /// Frames on its standard input; nothing but errors on its standard error, and whatever it cannot write ends it.
    private var input: [String] {
        let size = paper.size(width: width, height: height), pixels = paper.channels == 3 ? "rgb24" : "rgba"
        return ["-v", "error", "-xerror", "-nostdin", "-y", "-f", "rawvideo", "-pixel_format", pixels, "-video_size", "\(size.width)x\(size.height)", "-framerate", film.rate.text, "-i", "pipe:0"]
    }

    private static let sameBytes = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-threads", "4"]

    /// Makes a palette and writes its 256 colours to standard output.
    var paletteWords: [ByteString] {
        (input + ["-vf", "palettegen=reserve_transparent=\(hasAlpha ? 1 : 0)", "-f", "rawvideo", "-pix_fmt", "rgba", "pipe:1"]).map { ByteString($0) }
    }

    /// - Parameter path: of the file that is written.
    func words(to path: ByteString) -> [ByteString] {
        (input + choices + FilmEncoding.sameBytes).map { ByteString($0) } + [ByteString("-f"), ByteString(film.format.rawValue), ByteString("file:") + path]
    }

    private var choices: [String] {
        switch film.format {
        case .gif: gif
        // Without loss, so that edges stay sharp; what has not changed is not written again.
        case .webp: ["-c:v", "libwebp_anim", "-lossless", "1", "-pix_fmt", "bgra", "-loop", film.loops ? "0" : "1"]
        case .apng: ["-c:v", "apng", "-pred", "mixed", "-pix_fmt", hasAlpha ? "rgba" : "rgb24", "-plays", film.loops ? "0" : "1"]
        case .webm: ["-c:v", "libvpx-vp9", "-crf", "20", "-b:v", "0", "-deadline", "good", "-cpu-used", "3"] + (hasAlpha ? ["-auto-alt-ref", "0"] : []) + colors(hasAlpha ? "yuva420p" : "yuv420p")
        default: ["-c:v", "libx264", "-preset", "medium", "-crf", "18", "-movflags", "+faststart"] + colors("yuv420p")
        }
    }

    /// The palette comes by the second input. Its dither is one pattern for all frames, so that what stands still is still.
    private var gif: [String] {
        ["-f", "rawvideo", "-pixel_format", "rgba", "-video_size", "16x16", "-i", "pipe:3", "-lavfi", "[0:v][1:v]paletteuse=dither=bayer:bayer_scale=5", "-loop", film.loops ? "0" : "-1"]
    }

    /// From sRGB to the colours of HD television (ITU-R BT.709), and says so: what is not said is guessed from the size.
    private func colors(_ format: String) -> [String] {
        ["-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp+bitexact,format=\(format)",
         "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-color_range", "tv"]
    }
}

extension Options.Format {
    /// As people write it.
    var name: String {
        switch self {
        case .webp: "WebP"
        case .webm: "WebM"
        default: rawValue.uppercased()
        }
    }

    /// What the format, or its encoder, holds; in pixels.
    fileprivate var longestSide: Int {
        switch self {
        case .webp, .mp4, .webm: 16383
        default: 32767
        }
    }
}
