// Which frame a file holds.

/// The last number in the name of a file, and what stands around it.
struct FrameNumber {
    let file: ByteString
    let number: Int
    private let before, after: ArraySlice<UInt8>

    /// nil for a name without a number.
    private init?(_ file: ByteString) {
        let name = file.lastComponent.bytes
        guard let last = name.lastIndex(where: FrameNumber.isDigit) else { return nil }
        let first = name[..<last].lastIndex { !FrameNumber.isDigit($0) }.map { $0 + 1 } ?? 0
        guard let number = Int(String(decoding: name[first...last], as: UTF8.self)) else { return nil }
        (self.file, self.number, before, after) = (file, number, name[..<first], name[(last + 1)...])
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// The files of a film in order.
    /// - Throws: where one is missing or there twice, or some belong to another film.
    static func ordered(_ files: [ByteString]) throws -> [ByteString] {
        let frames = try files.map { file in
            guard let frame = FrameNumber(file) else { throw CommandFailure(.usage, "\(file) has no number in its name.", hint: "pen FILE.pen -o FILE-%04d.png writes numbered frames.") }
            return frame
        }.sorted { $0.number < $1.number }
        guard let first = frames.first else { throw CommandFailure(.noInput, "there are no frames of this name.") }
        if let other = frames.first(where: { $0.before != first.before || $0.after != first.after }) {
            throw CommandFailure(.usage, "\(first.file) and \(other.file) are not of one film: their names differ in more than the number.")
        }
        for (expected, frame) in frames.enumerated() where frame.number != expected {
            if frame.number < expected { throw CommandFailure(.usage, "frame \(frame.number) is there twice: \(frames[expected - 1].file) and \(frame.file).") }
            throw CommandFailure(.noInput, missing(expected..<frame.number))
        }
        return frames.map(\.file)
    }

    private static func missing(_ numbers: Range<Int>) -> String {
        numbers.count == 1 ? "frame \(numbers.lowerBound) is missing." : "the frames \(numbers.lowerBound) to \(numbers.upperBound - 1) are missing."
    }
}
