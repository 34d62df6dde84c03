// What kind of JPEG a file is.

/// What the frame header of a JPEG file says (ITU-T T.81, B.2.2).
struct JPEGKind {
    private let marker: UInt8
    private let bitsPerSample, components: Int

    /// - Returns: nil where there is no frame header.
    init?(_ file: [UInt8]) {
        var place = 2
        while place + 9 < file.count, file[place] == 0xFF {
            let marker = file[place + 1]
            // Fill bytes may stand before a marker.
            if marker == 0xFF {
                place += 1
                continue
            }
            // Huffman tables, arithmetic conditioning and an extension lie among the frames' markers.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                (self.marker, bitsPerSample, components) = (marker, Int(file[place + 4]), Int(file[place + 9]))
                return
            }
            place += 2 + Int(file[place + 2]) << 8 + Int(file[place + 3])
        }
        return nil
    }

    /// Baseline, extended or progressive by Huffman's code, with eight bits, grey or in colours (ISO 32000-1, 7.4.8). Four
    /// inks are left out: whether they are inverted, readers do not agree on.
    var isOfPDF: Bool { (0xC0...0xC2).contains(marker) && bitsPerSample == 8 && (components == 1 || components == 3) }
}
