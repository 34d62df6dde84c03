// A picture in the colours of a palette.

/// Each pixel's place in a palette. Where the palette has not all colours, errors are handed on to the neighbours
/// (Floyd and Steinberg 1976), but no pixel that has its own colour in the palette takes any: flat areas stay flat.
struct SixelPixels: Sendable {
    let palette: SixelPalette
    private(set) var indices: [UInt8]

    /// - Parameter limit: the most colours, 2…256.
    init(_ picture: RGBPixels, limit: Int) {
        let exact = picture.sixelColors
        var histogram = [UInt32](repeating: 0, count: SixelColor.count)
        for color in exact { histogram[Int(color)] += 1 }
        palette = SixelPalette(histogram: histogram, limit: min(max(limit, 2), 256))
        var places = [Int16](repeating: -1, count: SixelColor.count)
        for (index, color) in palette.colors.enumerated() { places[color.number] = Int16(index) }
        indices = []
        indices.reserveCapacity(exact.count)
        diffuse(picture, exact, isExact: places.map { $0 >= 0 }, &places)
    }

    /// - Parameter places: the nearest colour of the palette by each colour's number, as far as it is known.
    private mutating func diffuse(_ picture: RGBPixels, _ exact: [Int32], isExact: [Bool], _ places: inout [Int16]) {
        let width = picture.width
        // With a place on either side, so that the ends need no care.
        var errors = [SIMD3<Float>](repeating: .zero, count: width + 2), below = errors
        for y in 0..<picture.height {
            for x in 0..<width {
                let number = Int(exact[y * width + x])
                guard !isExact[number] else {
                    indices.append(UInt8(places[number]))
                    continue
                }
                let wanted = picture.percent(x, y) + errors[x + 1], color = SixelColor(percent: wanted)
                if places[color.number] < 0 { places[color.number] = Int16(palette.nearest(to: color)) }
                let place = Int(places[color.number])
                indices.append(UInt8(place))
                let error = (wanted - palette.colors[place].percent) / 16
                errors[x + 2] += error * 7
                below[x] += error * 3
                below[x + 1] += error * 5
                below[x + 2] += error
            }
            swap(&errors, &below)
            for x in below.indices { below[x] = .zero }
        }
    }

    /// Red, green and blue of each colour in 256 levels.
    var paletteBytes: [UInt8] { palette.colors.flatMap(\.bytes) }
}

extension RGBPixels {
    /// A pixel's red, green and blue, 0…100.
    fileprivate func percent(_ x: Int, _ y: Int) -> SIMD3<Float> {
        let start = 3 * (y * width + x)
        return SIMD3(Float(bytes[start]), Float(bytes[start + 1]), Float(bytes[start + 2])) * (100 / 255)
    }

    /// The number of each pixel's colour.
    fileprivate var sixelColors: [Int32] {
        let levels: [Int32] = (0...255).map { Int32((Float($0) * (100 / 255)).rounded()) }
        let count = Int32(SixelColor.levels)
        return (0..<width * height).map { pixel in
            let red = levels[Int(bytes[3 * pixel])], green = levels[Int(bytes[3 * pixel + 1])], blue = levels[Int(bytes[3 * pixel + 2])]
            return (red * count + green) * count + blue
        }
    }
}
