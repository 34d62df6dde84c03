// Frames as PNG.

import PenLibraries
import PenRaster
import PenScene

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes PNG (W3C Portable Network Graphics, third edition): eight bits a channel, in sRGB, with alpha only where the
/// picture has no opaque background. Each band of rows is drawn, filtered and compressed by itself; the same frame and
/// size give the same bytes on however many threads.
public enum PNGWriter {
    /// - Parameter threads: as many as there are processors, unless others are at work beside it.
    public static func write(_ frame: Frame, options: PNGOptions = PNGOptions(), threads: Int = processorCount) throws(PNGError) -> [UInt8] {
        try write(frame, options, pixelsPerBand: 1 << 18, threads: threads)
    }

    static func write(_ frame: Frame, _ options: PNGOptions, pixelsPerBand: Int, threads: Int = processorCount) throws(PNGError) -> [UInt8] {
        let zlib: Zlib
        do { zlib = try Zlib.open() } catch { throw .missing(error) }
        let size = try options.pixelSize(of: frame)
        let hasAlpha = !frame.hasOpaqueBackground
        // Nothing is compressed, so the bands have the file's size.
        if options.compression == 0 { try reserve(2 * size.width * size.height * (hasAlpha ? 4 : 3)) }
        let bands = Bands(width: size.width, height: size.height, pixels: pixelsPerBand)
        let encoder = BandEncoder(zlib: zlib, level: options.compression, hasAlpha: hasAlpha)
        let drawing = Drawing(frame, width: size.width, height: size.height, transform: size.transform, mixesLight: options.mixesLight)
        let results = PartialResults<EncodedBand>(count: bands.count)
        concurrently(bands.count, threads: threads) { index in
            results[index] = encoder.encode(drawing.render(rows: bands[index]), isLast: index == bands.count - 1)
        }
        let encoded = results.all
        guard encoded.count == bands.count else { throw .noMemory }
        try reserve(encoded.reduce(0) { $0 + $1.deflated.count })
        return PNGFile(zlib: zlib).bytes(width: size.width, height: size.height, hasAlpha: hasAlpha, level: options.compression, encoded)
    }

    /// - Throws: where the system does not give so many bytes: an array that asks for them would end the process.
    private static func reserve(_ bytes: Int) throws(PNGError) {
        guard let memory = mmap(nil, max(1, bytes), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), memory != MAP_FAILED else {
            throw .noMemory
        }
        munmap(memory, max(1, bytes))
    }
}

extension Frame {
    /// True where no pixel of the picture can be transparent.
    public var hasOpaqueBackground: Bool {
        switch background {
        case .color(let color)?: color.alpha >= 1
        // A radial gradient whose focus lies outside of its circle leaves a part unpainted.
        case .gradient(let gradient)?:
            if case .linear = gradient.kind { gradient.transform.determinant != 0 && gradient.stops.allSatisfy { $0.color.alpha >= 1 } } else { false }
        case nil: false
        }
    }
}
