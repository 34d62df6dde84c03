// PDF as other programs read it.

import Foundation

/// poppler's programs and Ghostscript.
enum PageReader {
    /// Whether they are there; with `PEN_TEST_ALL=1` they must be.
    static let isThere = ProcessInfo.processInfo.environment["PEN_TEST_ALL"] == "1"
        || ["pdftoppm", "pdftotext", "pdfinfo", "pdfimages", "gs"].allSatisfy { name in
            ["/usr/bin/", "/usr/local/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + name) }
        }

    struct Fault: Error { var text: String }

    /// What a program says of a file, whose name follows its words; it must have nothing to complain of.
    static func run(_ program: String, _ words: [String], _ pdf: [UInt8], then last: [String] = []) throws -> [UInt8] {
        let file = FileManager.default.temporaryDirectory.appending(path: "pen-page-\(UUID().uuidString).pdf")
        try Data(pdf).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process(), output = Pipe(), errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + words + [file.path] + last
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
        let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0, complaint.isEmpty else { throw Fault(text: "\(program): \(complaint)") }
        return bytes
    }

    static func text(_ program: String, _ words: [String], _ pdf: [UInt8], then last: [String] = []) throws -> String {
        String(decoding: try run(program, words, pdf, then: last), as: UTF8.self)
    }

    /// What pdfinfo says under a heading.
    static func info(_ heading: String, _ pdf: [UInt8]) throws -> String? {
        try text("pdfinfo", [], pdf).split(separator: "\n").first { $0.hasPrefix(heading + ":") }.map {
            $0.dropFirst(heading.count + 1).trimmingCharacters(in: .whitespaces)
        }
    }

    /// The page as poppler paints it.
    static func page(_ pdf: [UInt8], pixelsPerInch: Double) throws -> Page {
        try Page(portablePixmap: run("pdftoppm", ["-r", "\(pixelsPerInch)"], pdf))
    }

    /// The page as Ghostscript paints it.
    static func ghostscriptPage(_ pdf: [UInt8], pixelsPerInch: Double) throws -> Page {
        try Page(portablePixmap: run("gs", ["-q", "-dBATCH", "-dNOPAUSE", "-sDEVICE=ppmraw", "-dGraphicsAlphaBits=4", "-r\(pixelsPerInch)", "-sOutputFile=-"], pdf))
    }
}

/// Pixels on white paper, three bytes each.
struct Page {
    var width, height: Int
    var bytes: [UInt8]

    /// The binary form of netpbm's format, `P6`.
    init(portablePixmap file: [UInt8]) throws {
        var start = 0
        let fields = (0..<4).map { _ in
            // Ghostscript says its name in a comment.
            if file[start] == UInt8(ascii: "#") { start = (file[start...].firstIndex(of: UInt8(ascii: "\n")) ?? start) + 1 }
            let field = file[start...].prefix { !(9...32).contains($0) }
            start = field.endIndex + 1
            return String(decoding: field, as: UTF8.self)
        }
        guard fields[0] == "P6", let width = Int(fields[1]), let height = Int(fields[2]), fields[3] == "255" else {
            throw PageReader.Fault(text: "no pixmap")
        }
        (self.width, self.height, bytes) = (width, height, Array(file[start...]))
    }

    subscript(x: Int, y: Int) -> [Int] { bytes[(y * width + x) * 3..<(y * width + x) * 3 + 3].map(Int.init) }

    /// The mean difference from other pixels, and what part of them differs by more than a quarter, 0…1.
    func difference(from other: Page) -> (mean: Double, blots: Double) {
        guard width == other.width, height == other.height, bytes.count == other.bytes.count, !bytes.isEmpty else { return (1, 1) }
        var sum = 0, blots = 0
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let parts = (start..<start + 3).map { abs(Int(bytes[$0]) - Int(other.bytes[$0])) }
            sum += parts.reduce(0, +)
            if parts.contains(where: { $0 > 64 }) { blots += 1 }
        }
        return (Double(sum) / 255 / Double(bytes.count), Double(blots) * 3 / Double(bytes.count))
    }
}
