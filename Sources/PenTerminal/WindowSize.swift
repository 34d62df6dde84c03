// How large a terminal's window is.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A terminal's size in characters and, where it tells, in pixels.
public struct WindowSize: Hashable, Sendable {
    public var columns: Int
    public var rows: Int
    /// 0 where the terminal does not tell.
    public var pixelWidth: Int
    public var pixelHeight: Int

    public init(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
        (self.columns, self.rows, self.pixelWidth, self.pixelHeight) = (columns, rows, pixelWidth, pixelHeight)
    }

    /// Asks the terminal behind a file descriptor (TIOCGWINSZ); nil where there is none or it does not know.
    public init?(fileDescriptor: Int32) {
        var size = winsize()
        guard ioctl(fileDescriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
        self.init(
            columns: Int(size.ws_col), rows: Int(size.ws_row), pixelWidth: Int(size.ws_xpixel), pixelHeight: Int(size.ws_ypixel))
    }

    /// A cell's height divided by its width: 2 where the terminal does not tell or tells what no font has.
    public var cellAspect: Double { cell.map { $0.height / $0.width } ?? 2 }

    /// A cell's width in pixels: 10 where the terminal does not tell or tells what no font has.
    public var cellWidth: Double { cell?.width ?? 10 }

    /// Whether the terminal tells a cell's size in pixels.
    public var knowsPixels: Bool { cell != nil }

    private var cell: (width: Double, height: Double)? {
        guard columns > 0, rows > 0, pixelWidth > 0, pixelHeight > 0 else { return nil }
        let width = Double(pixelWidth) / Double(columns), height = Double(pixelHeight) / Double(rows)
        return (1...4).contains(height / width) && (2...200).contains(width) ? (width, height) : nil
    }
}
