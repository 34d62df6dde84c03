// Files that are images of other kinds, or none.

import PenScene

/// A kind of file that is known by its first bytes, and how to make one of it that is read.
struct ForeignFormat: Sendable {
    let name: String
    /// A command, in which `IN` is the file and `OUT` its name without ending.
    let conversion: String
    let isMatch: @Sendable ([UInt8]) -> Bool

    private init(_ name: String, _ conversion: String, _ isMatch: @escaping @Sendable ([UInt8]) -> Bool) {
        (self.name, self.conversion, self.isMatch) = (name, conversion, isMatch)
    }

    /// - Parameter file: the file's name.
    static func error(for bytes: [UInt8], file: String) -> ImageError {
        guard let format = all.first(where: { $0.isMatch(bytes) }) else { return ImageError("it is neither a PNG nor a JPEG") }
        return ImageError("it is \(format.name), and image reads PNG and JPEG", advice: "to make one: " + command(format.conversion, file: file))
    }

    /// The packages of the programs; where a program is not known by its own name, whose it is.
    private static let origins = [
        "convert": "convert is ImageMagick's, package imagemagick", "dwebp": "package webp", "heif-convert": "package libheif-examples",
        "djxl": "package libjxl-tools", "pdftoppm": "package poppler-utils", "rsvg-convert": "package librsvg2-bin",
    ]

    /// A conversion with the names put in, and where its program is from.
    static func command(_ conversion: String, file: String) -> String {
        let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        let words = conversion.split(separator: " ").map { word in
            let written = word.split(separator: "OUT", maxSplits: 1, omittingEmptySubsequences: false).joined(separator: stem)
            return (word.hasPrefix("IN") ? file + word.dropFirst(2) : written).quotedForShell
        }
        return words.joined(separator: " ") + (words.first.flatMap { origins[$0] }.map { " (\($0))" } ?? "")
    }

    private static let all: [ForeignFormat] = [
        ForeignFormat("a GIF", "convert IN[0] OUT.png") { $0.has("GIF8") },
        ForeignFormat("a WebP", "dwebp IN -o OUT.png") { $0.has("RIFF") && $0.has("WEBP", at: 8) },
        ForeignFormat("a HEIC", "heif-convert IN OUT.jpg") { bytes in ["heic", "heix", "hevc", "mif1", "msf1"].contains { bytes.has("ftyp" + $0, at: 4) } },
        ForeignFormat("an AVIF", "heif-convert IN OUT.png") { $0.has("ftypavi", at: 4) },
        ForeignFormat("a JPEG XL", "djxl IN OUT.png") { $0.starts(with: [0xFF, 0x0A]) || $0.has("JXL ", at: 4) },
        ForeignFormat("a JPEG 2000", "convert IN OUT.png") { $0.has("jP  ", at: 4) || $0.starts(with: [0xFF, 0x4F, 0xFF, 0x51]) },
        ForeignFormat("a TIFF", "convert IN[0] OUT.png") { $0.has("II*\0") || $0.has("MM\0*") },
        ForeignFormat("a BMP", "convert IN OUT.png") { $0.has("BM") && $0.count > 26 },
        ForeignFormat("an icon", "convert IN[0] OUT.png") { $0.starts(with: [0, 0, 1, 0]) },
        ForeignFormat("a Photoshop file", "convert IN[0] OUT.png") { $0.has("8BPS") },
        ForeignFormat("a PDF", "pdftoppm -png -singlefile IN OUT") { $0.has("%PDF") },
        ForeignFormat("PostScript", "convert IN OUT.png") { $0.has("%!PS") },
        ForeignFormat("an SVG", "rsvg-convert IN -o OUT.png") { $0.isSVG },
    ]
}

extension String {
    /// As a shell reads it as one word.
    fileprivate var quotedForShell: String {
        let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "-._/+=:@".contains($0) }
        return isPlain ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}

extension [UInt8] {
    fileprivate func has(_ text: String, at place: Int = 0) -> Bool { dropFirst(place).starts(with: text.utf8) }

    /// Text whose first tags include `<svg`.
    fileprivate var isSVG: Bool {
        let head = String(decoding: prefix(4096), as: UTF8.self)
        return head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("<") && head.contains("<svg")
    }
}
