// Names that count: `frame-%04d.png`

/// The name of a picture with a place for its number, written as in printf, ffmpeg and ImageMagick: `%d`, or `%04d` for at
/// least four digits; `%%` beside it is a per cent sign.
struct NumberedName: Equatable {
    /// What stands before and behind the number; before it with the folder.
    private let before, after: ByteString
    private let digits: Int

    /// nil for a name without a number.
    init?(_ path: ByteString) throws {
        let name = Array(path.lastComponent.bytes), folder = path.bytes.dropLast(name.count)
        var parts: [[UInt8]] = [[]], digits: [Int] = [], place = 0
        while place < name.count {
            if let (count, end) = NumberedName.number(in: name, at: place) {
                guard count <= NumberedName.mostDigits else { throw CommandFailure(.usage, "\(path) asks for more digits than the name of a file has.") }
                digits.append(count)
                parts.append([])
                place = end
            } else {
                parts[parts.count - 1].append(name[place])
                place += name[place] == percent && place + 1 < name.count && name[place + 1] == percent ? 2 : 1
            }
        }
        guard let first = digits.first else { return nil }
        guard digits.count == 1 else { throw CommandFailure(.usage, "\(path) has \(digits.count) places for a number: one counts the pictures.") }
        (before, after, self.digits) = (ByteString(bytes: folder + parts[0]), ByteString(bytes: parts[1]), first)
    }

    /// Most systems have names of up to 255 bytes.
    private static let mostDigits = 250

    /// How many digits are asked for at a place, and where the sign ends.
    private static func number(in name: [UInt8], at place: Int) -> (digits: Int, end: Int)? {
        guard name[place] == percent else { return nil }
        let width = name[(place + 1)...].prefix { (0x30...0x39).contains($0) }
        guard name.indices.contains(width.endIndex), name[width.endIndex] == UInt8(ascii: "d"), width.isEmpty || width.first == 0x30 else { return nil }
        return (width.isEmpty ? 0 : Int(String(decoding: width, as: UTF8.self)) ?? .max, width.endIndex + 1)
    }

    subscript(number: Int) -> ByteString {
        let text = String(number)
        return before + String(repeating: "0", count: max(0, digits - text.utf8.count)) + text + ByteString("") + after
    }

    var folder: ByteString { self[0].folderName }

    /// Those that are there.
    var files: [ByteString] {
        let first = before.lastComponent.bytes, last = after.bytes
        let names = folder.entries(upTo: .max) { name in
            let bytes = name.bytes
            guard bytes.count > first.count + last.count, bytes.starts(with: first), bytes.suffix(last.count).elementsEqual(last) else { return false }
            return bytes[first.count..<bytes.count - last.count].allSatisfy { (0x30...0x39).contains($0) }
        }
        return names.map { folder.appending($0) }
    }
}

private let percent = UInt8(ascii: "%")
