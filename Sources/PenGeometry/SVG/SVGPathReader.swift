// SVG path data, read into a path.

import Synchronization

extension Path {
    /// Reads SVG path data (SVG 2, section 9.3, the whole grammar). After a mistake the result is the path up to it and
    /// the mistake; empty data are an empty path. Linear in the number of bytes.
    public static func parse(svg data: some Collection<UInt8>) -> (path: Path, error: SVGPathError?) {
        data.withContiguousStorageIfAvailable(read) ?? Array(data).withUnsafeBufferPointer(read)
    }

    /// Reads path data from a text; see `parse(svg:)` for bytes.
    public static func parse(svg data: String) -> (path: Path, error: SVGPathError?) { parse(svg: data.utf8) }

    private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> (path: Path, error: SVGPathError?) {
        var reader = SVGPathReader(bytes)
        do throws(SVGPathError) {
            try reader.readAll()
            return (reader.path, nil)
        } catch {
            return (reader.path, error)
        }
    }
}

/// Reads commands one after another; the scanner below knows numbers and separators.
private struct SVGPathReader {
    var path = Path()
    private var scanner: SVGNumberScanner
    /// The control point that `S` or `T` reflects, where the last segment was of its kind.
    private var lastCubicControl: Point?
    private var lastQuadraticControl: Point?

    init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = SVGNumberScanner(bytes) }

    private var here: Point { path.currentPoint ?? .zero }

    mutating func readAll() throws(SVGPathError) {
        scanner.skipSpace()
        while let letter = scanner.current, !Patience.isOver.load(ordering: .relaxed) {
            let offset = scanner.offset
            let command = letter & ~0x20
            guard "MZLHVCSQTA".utf8.contains(command) else { throw scanner.error(unknown(letter)) }
            guard command == UInt8(ascii: "M") || !path.isEmpty else {
                throw SVGPathError(offset: offset, message: "path data must begin with M or m")
            }
            scanner.begin(command: letter)
            try readSegments(command, isRelative: letter != command)
            scanner.skipSpace()
        }
    }

    private func unknown(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"):
            path.isEmpty ? "path data must begin with M or m" : "a command must stand here, not a number"
        case UInt8(ascii: ","): "no comma may stand here"
        case 0x21..<0x7f: "'\(Character(UnicodeScalar(byte)))' is no path command"
        default: "this is no path command"
        }
    }

    /// One command's segments: its numbers may repeat.
    private mutating func readSegments(_ command: UInt8, isRelative: Bool) throws(SVGPathError) {
        guard command != UInt8(ascii: "Z") else { return closeSubpath() }
        var command = command
        repeat {
            try readSegment(command, isRelative: isRelative)
            // Further pairs after a move are lines.
            if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
        } while scanner.hasMoreNumbers() && !Patience.isOver.load(ordering: .relaxed)
    }

    private mutating func closeSubpath() {
        path.close()
        (lastCubicControl, lastQuadraticControl) = (nil, nil)
    }

    private mutating func readSegment(_ command: UInt8, isRelative: Bool) throws(SVGPathError) {
        let origin = isRelative ? here : .zero
        var cubicControl: Point?, quadraticControl: Point?
        switch command {
        case UInt8(ascii: "M"): path.move(to: try point(origin))
        case UInt8(ascii: "L"): path.line(to: try point(origin))
        case UInt8(ascii: "H"): path.line(to: Point(try coordinate(origin.x), here.y))
        case UInt8(ascii: "V"): path.line(to: Point(here.x, try coordinate(origin.y)))
        case UInt8(ascii: "C"), UInt8(ascii: "S"):
            let first = command == UInt8(ascii: "C") ? try point(origin) : reflected(lastCubicControl)
            let second = try point(origin), end = try point(origin)
            cubicControl = second
            path.cubic(to: end, via: first, second)
        case UInt8(ascii: "Q"), UInt8(ascii: "T"):
            let control = command == UInt8(ascii: "Q") ? try point(origin) : reflected(lastQuadraticControl)
            let end = try point(origin)
            quadraticControl = control
            path.quadratic(to: end, via: control)
        default: try readArc(origin)
        }
        (lastCubicControl, lastQuadraticControl) = (cubicControl, quadraticControl)
    }

    private mutating func readArc(_ origin: Point) throws(SVGPathError) {
        let radii = Point(try scanner.number(), try scanner.number())
        let rotation = try scanner.number() * (Double.pi / 180)
        let largeArc = try scanner.flag(), clockwise = try scanner.flag()
        path.arc(to: try point(origin), radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise)
    }

    private func reflected(_ control: Point?) -> Point { control.map { here + (here - $0) } ?? here }

    private mutating func point(_ origin: Point) throws(SVGPathError) -> Point {
        Point(try coordinate(origin.x), try coordinate(origin.y))
    }

    private mutating func coordinate(_ origin: Double) throws(SVGPathError) -> Double {
        let value = try scanner.number() + origin
        guard value.isFinite else { throw scanner.error("this leads to a number that is too large") }
        return value
    }
}
