// A plain reader of sixels, by the manual of the VT330/VT340 (chapter 14).

/// What a device control string with sixels shows: three bytes a pixel.
struct DecodedSixels {
    private(set) var width = 0, height = 0
    private(set) var palette: [Int: [Double]] = [:]
    /// The number of each pixel's colour; -1 where none was drawn.
    private(set) var pixels: [Int] = []

    struct Fault: Error { var text: String }

    init(_ bytes: [UInt8]) throws {
        guard let start = bytes.firstIndex(of: UInt8(ascii: "q")), bytes.starts(with: [0x1B, 0x50]), bytes.suffix(2) == [0x1B, 0x5C] else { throw Fault(text: "envelope") }
        var rest = bytes[(start + 1)...].dropLast(2), x = 0, y = 0, color = 0, count = 1
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""):
                let size = Self.numbers(&rest)
                (width, height) = (size[2], size[3])
                pixels = Array(repeating: -1, count: width * height)
            case UInt8(ascii: "#"):
                let parts = Self.numbers(&rest)
                color = parts[0]
                if parts.count == 5 { palette[color] = parts[2...].map { Double($0) / 100 } }
            case UInt8(ascii: "!"): count = Self.numbers(&rest)[0]
            case UInt8(ascii: "$"): x = 0
            case UInt8(ascii: "-"): (x, y) = (0, y + 6)
            case 0x3F...0x7E:
                for column in x..<x + count {
                    for bit in 0..<6 where (byte - 0x3F) >> UInt8(bit) & 1 == 1 {
                        guard column < width, y + bit < height else { throw Fault(text: "pixel \(column), \(y + bit)") }
                        pixels[(y + bit) * width + column] = color
                    }
                }
                (x, count) = (x + count, 1)
            default: throw Fault(text: "byte \(byte)")
            }
        }
    }

    /// Red, green and blue, 0…1.
    func color(_ x: Int, _ y: Int) -> [Double]? { palette[pixels[y * width + x]] }

    private static func numbers(_ rest: inout ArraySlice<UInt8>) -> [Int] {
        let digits = rest.prefix { $0 == UInt8(ascii: ";") || (0x30...0x39).contains($0) }
        rest = rest.dropFirst(digits.count)
        return digits.split(separator: UInt8(ascii: ";")).map { $0.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
    }
}
