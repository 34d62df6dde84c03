// Films as other programs read them.

import Foundation
import Testing

/// ffprobe, ffmpeg and, for WebP, which these do not read, Pillow.
struct FilmReader {
    /// Whether they are there; with `PEN_TEST_ALL=1` they must be.
    static let isThere = ProcessInfo.processInfo.environment["PEN_TEST_ALL"] == "1"
        || ["/usr/bin/ffmpeg", "/usr/bin/ffprobe", python].allSatisfy(FileManager.default.isExecutableFile(atPath:))

    static let python = Workplace.repository.appendingPathComponent(".build/venv/bin/python").path

    let place: Workplace
    let name: String

    /// What ffprobe says of the film and its only stream, after having read all frames.
    func fields() throws -> [String: String] {
        let outcome = try place.shell("ffprobe -v error -count_frames -show_entries stream:format -of default=noprint_wrappers=1 '\(name)'")
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        let pairs = outcome.output.split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        return Dictionary(pairs.map { ($0[0], $0.last ?? "") }) { first, _ in first }
    }

    /// The frames, one after the other: red, green, blue and alpha of each pixel, not premultiplied.
    func frames() throws -> [[UInt8]] {
        if name.hasSuffix(".webp") { return try framesOfWebP().frames }
        let decoder = name.hasSuffix(".webm") ? "-c:v libvpx-vp9" : ""
        let outcome = try place.shell("ffmpeg -v error \(decoder) -i '\(name)' -vsync passthrough -f rawvideo -pix_fmt rgba -y raw")
        #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        let fields = try fields(), size = 4 * (Int(fields["width"] ?? "") ?? 0) * (Int(fields["height"] ?? "") ?? 0)
        return try split(size)
    }

    /// With how long each is shown, in milliseconds, and how often all are, 0 being for ever.
    func framesOfWebP() throws -> (frames: [[UInt8]], durations: [Int], loops: Int) {
        let code = """
            import sys; from PIL import Image
            f = Image.open(sys.argv[1]); out = open('raw', 'wb'); d = []
            for i in range(f.n_frames):
                f.seek(i); f.load(); d.append(f.info['duration']); out.write(f.convert('RGBA').tobytes())
            print(f.info['loop'], f.width * f.height * 4, *d)
            """
        try place.write("read.py", code)
        let outcome = try place.shell("\(FilmReader.python) read.py '\(name)'")
        let numbers = outcome.output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        #expect(outcome.code == 0 && numbers.count > 2, "\(outcome.errors)")
        return (try split(numbers[1]), Array(numbers[2...]), numbers[0])
    }

    private func split(_ size: Int) throws -> [[UInt8]] {
        let bytes = [UInt8](try Data(contentsOf: place.folder.appendingPathComponent("raw")))
        try #require(size > 0 && bytes.count % size == 0)
        return stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<$0 + size]) }
    }
}

extension [UInt8] {
    /// Four numbers of a pixel in a frame.
    func pixel(_ x: Int, _ y: Int, width: Int) -> [Int] { self[4 * (y * width + x)..<4 * (y * width + x) + 4].map(Int.init) }
}
