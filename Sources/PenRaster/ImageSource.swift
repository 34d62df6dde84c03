// Images, sampled at pixel centres.

import PenGeometry
import PenScene

/// The colours of an image over the pixels of a picture.
///
/// Where the image is enlarged, colours are mixed bilinearly. Where it shrinks, a pixel is the mean of the parallelogram
/// of the image that it covers: of samples a pixel apart, in the image halved so often that they are few. Beyond its
/// edges the image goes on with its outermost pixels; how much of a pixel it covers there is the path's matter.
struct ImageSource {
    private let pixels: ImagePixels
    /// From the picture's pixels to those of `pixels`.
    private let toImage: AffineTransform
    /// What a step to the right and a step down in the picture are in the image.
    private let right, down: Point
    /// How many samples are taken along each of them.
    private let across, along: Int
    private let isSmooth: Bool
    private let isLight: Bool

    /// No pixel is the mean of more samples.
    private static let mostSamples = 1024.0

    /// An image of which a pixel covers so many, to one side, is too small to be seen.
    private static let tooMany = 1e12

    /// - Parameters:
    ///   - full: the image's pixels.
    ///   - toPixels: from the picture's coordinates to pixels.
    ///   - asLight: whether its colours are amounts of light. Those between its pixels are the means of sRGB's values.
    /// - Returns: nil where the image has no area.
    init?(_ full: ImagePixels, _ image: DrawnImage, toPixels: AffineTransform, asLight: Bool) {
        guard var inverse = image.pixelTransform.then(toPixels).inverse, inverse.largestEntry < ImageSource.tooMany else { return nil }
        var pixels = full
        var counts = (1.0, 1.0)
        if image.isSmooth {
            counts = inverse.sampleCounts
            while pixels.width * pixels.height > 1, inverse.smallestScale >= 4 || counts.0 * counts.1 > ImageSource.mostSamples {
                pixels = pixels.half
                inverse = inverse.then(.scaling(0.5, 0.5))
                counts = inverse.sampleCounts
            }
        }
        (self.pixels, toImage, isSmooth, isLight) = (pixels, inverse, image.isSmooth, asLight)
        (right, down) = (Point(inverse.a, inverse.b), Point(inverse.c, inverse.d))
        (across, along) = (Int(min(counts.0, ImageSource.mostSamples)), Int(min(counts.1, ImageSource.mostSamples)))
    }

    /// Writes the premultiplied colours of pixels from (x, y) to the right.
    func write(x: Int, y: Int, _ row: UnsafeMutableBufferPointer<Pixel>) {
        pixels.bytes.withUnsafeBytes { bytes in
            let sampler = ImageSampler(bytes: bytes, width: pixels.width, height: pixels.height)
            for i in row.indices {
                let p = toImage.apply(Point(Double(x + i) + 0.5, Double(y) + 0.5))
                row[i] = !isSmooth ? sampler.nearest(p) : across * along == 1 ? sampler.mixed(p) : mean(around: p, sampler)
            }
        }
        if isLight {
            for i in row.indices { row[i] = ToneCurve.toLight.premultiplied(row[i]) }
        }
    }

    /// The mean over the parallelogram around a point, of samples at the middles of equal parts of it.
    private func mean(around p: Point, _ sampler: ImageSampler) -> Pixel {
        let stepRight = right * (1 / Double(across)), stepDown = down * (1 / Double(along))
        let start = p - right * 0.5 - down * 0.5 + (stepRight + stepDown) * 0.5
        var sum = Pixel.zero
        for j in 0..<along {
            var place = start + stepDown * Double(j)
            for _ in 0..<across {
                sum += sampler.mixed(place)
                place += stepRight
            }
        }
        return sum * (1 / Float(across * along))
    }
}

extension AffineTransform {
    /// Samples along a step to the right and along one down so that they are at most a unit apart; what is a whole number
    /// but for rounding errors takes no sample more.
    fileprivate var sampleCounts: (Double, Double) {
        func count(_ length: Double) -> Double { max(1, (length - 1e-6).rounded(.up)) }
        return (count(Point(a, b).length), count(Point(c, d).length))
    }

    /// Infinite where an entry is no number.
    fileprivate var largestEntry: Double { isFinite ? [a, b, c, d, tx, ty].reduce(0) { max($0, abs($1)) } : .infinity }

    /// The smallest factor by which a length grows: the matrix's lesser singular value.
    fileprivate var smallestScale: Double {
        let largest = largestScale
        return largest > 0 ? abs(determinant) / largest : 0
    }
}

/// The colours of an image at points between its pixels.
private struct ImageSampler {
    let bytes: UnsafeRawBufferPointer
    let width, height: Int

    /// The pixel in which a point lies, or the nearest one.
    @inline(__always)
    func nearest(_ p: Point) -> Pixel { pixel(column(p.x.rounded(.down)), row(p.y.rounded(.down))) }

    /// The mean of the four nearest pixels, each counted the more the nearer its centre is.
    @inline(__always)
    func mixed(_ p: Point) -> Pixel {
        let left = (p.x - 0.5).rounded(.down), top = (p.y - 0.5).rounded(.down)
        let x = Float(p.x - 0.5 - left), y = Float(p.y - 0.5 - top)
        let x0 = column(left), x1 = column(left + 1), y0 = row(top), y1 = row(top + 1)
        let upper = pixel(x0, y0) + (pixel(x1, y0) - pixel(x0, y0)) * x
        let lower = pixel(x0, y1) + (pixel(x1, y1) - pixel(x0, y1)) * x
        return upper + (lower - upper) * y
    }

    @inline(__always)
    private func column(_ x: Double) -> Int { x > 0 ? Int(min(x, Double(width - 1))) : 0 }

    @inline(__always)
    private func row(_ y: Double) -> Int { y > 0 ? Int(min(y, Double(height - 1))) : 0 }

    /// - Precondition: the pixel is one of the image's.
    @inline(__always)
    private func pixel(_ x: Int, _ y: Int) -> Pixel {
        let channels = bytes.loadUnaligned(fromByteOffset: 4 * (y * width + x), as: SIMD4<UInt8>.self)
        return Pixel(channels) * (1 / 255)
    }
}
