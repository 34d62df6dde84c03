// An SVG as librsvg draws it.

import Foundation

enum RenderedPicture {
    /// Whether rsvg-convert, and python3 to read its pixels, are there.
    static let isAvailable = (try? Workplace().shell("command -v rsvg-convert && command -v python3").code) == 0

    /// Red, green and blue, 0 to 255, of squares a quarter of a unit wide around the given points, on white paper.
    static func colours(of svg: String, at places: [[Double]]) throws -> [[Int]] {
        let place = try Workplace()
        try place.write("probes.svg", strip(of: svg, at: places))
        try place.write("pixels.py", script)
        let outcome = try place.shell("rsvg-convert -b white probes.svg -o probes.png && python3 pixels.py probes.png")
        guard outcome.code == 0 else { throw CocoaError(.executableLoad, userInfo: [NSLocalizedDescriptionKey: outcome.errors]) }
        return outcome.output.split(separator: "\n").map { $0.split(separator: " ").compactMap { Int($0) } }
    }

    /// One row of pixels, each a window onto the picture.
    private static func strip(of svg: String, at places: [[Double]]) -> String {
        let body = svg.replacing(/<\?xml.*?\?>\n?/, with: "").replacing(/\ (?:width|height|viewBox)="[^"]*"/, with: "", maxReplacements: 3)
        let windows = places.enumerated().map { index, place in
            let window = "<svg x=\"\(index)\" width=\"1\" height=\"1\" viewBox=\"\(place[0] - 0.125) \(place[1] - 0.125) .25 .25\""
            return body.replacing("<svg", with: window, maxReplacements: 1)
        }
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(places.count)\" height=\"1\">" + windows.joined() + "</svg>"
    }

    /// Undoes the filter of the only row of a PNG of 8-bit colours (PNG specification, 9.2): above it all is 0.
    private static let script = """
        import struct, sys, zlib
        data, at, packed = open(sys.argv[1], 'rb').read(), 8, b''
        while at < len(data):
            size, kind = struct.unpack('>I4s', data[at:at + 8])
            chunk = data[at + 8:at + 8 + size]
            if kind == b'IHDR': n = {2: 3, 6: 4}[chunk[9]]
            if kind == b'IDAT': packed += chunk
            at += size + 12
        kind, *row = zlib.decompress(packed)
        for i in range(n, len(row)):
            row[i] = row[i] + [0, row[i - n], 0, row[i - n] // 2, row[i - n]][kind] & 255
        for i in range(0, len(row), n): print(*row[i:i + 3])

        """
}
