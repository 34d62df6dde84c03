// Colours at places of the tutorials' programs, computed from what the programs say.

import Foundation

/// A colour, red, green and blue from 0 to 255, and points of the picture that have it.
struct ProgramProbe {
    var colour: [Int]
    var places: [[Double]]

    private static let white = [255, 255, 255], black = [0, 0, 0], red = [255, 0, 0]

    static let all: [(program: String, probes: [ProgramProbe])] = [
        ("rect", rect), ("shapes", shapes), ("arc", arc), ("seven", seven), ("subpaths", subpaths), ("arc-line", arcLine),
        ("curves", curves), ("sine", sine), ("transform", transform), ("styles", caps + joins + dashes + pentagram + clipping + reversing),
    ]

    /// Points on a circle, in degrees; clockwise, since y grows down.
    private static func circle(_ x: Double, _ y: Double, _ r: Double, _ degrees: [Double]) -> [[Double]] {
        degrees.map { [x + r * cos($0 * .pi / 180), y + r * sin($0 * .pi / 180)] }
    }

    /// The edge of 5 is centred on the square's, from -2.5 to 2.5 and from 37.5 to 42.5.
    private static let rect = [
        ProgramProbe(colour: black, places: [[20, 20], [36, 36], [4, 4]]),
        ProgramProbe(colour: red, places: [[1, 1], [39, 20], [41, 20], [20, 41], [42, 42]]),
        ProgramProbe(colour: white, places: [[44, 20], [20, 44], [70, 70]]),
    ]

    /// The rounded rectangle of 140 by 200 has radius 70 and two corners left; the last one is a circle.
    private static let shapes = [
        ProgramProbe(colour: black, places: [[125, 20], [125, 60], [80, 40], [170, 40], [210, 20], [190, 40], [20, 80], [160, 280]]),
        ProgramProbe(colour: black, places: circle(40, 40, 20, [0, 45, 90, 200])),
        ProgramProbe(colour: black, places: circle(90, 150, 70, [-90, -45, 0]) + circle(90, 210, 70, [90, 135, 180])),
        ProgramProbe(colour: black, places: circle(230, 110, 30, [0, 100, 225, 315])),
        ProgramProbe(colour: white, places: [[40, 40], [125, 40], [189.5, 19.5], [210, 40], [158, 82], [22, 278], [90, 180], [202, 82], [230, 110]]),
    ]

    private static let arc = [
        ProgramProbe(colour: red, places: circle(200, 200, 100, [92, 135, 180, 225, 270, 315, 358]) + circle(200, 200, 98, [180]) + circle(200, 200, 102, [180])),
        ProgramProbe(colour: white, places: circle(200, 200, 100, [2, 45, 88]) + circle(200, 200, 96, [180]) + circle(200, 200, 104, [180])),
    ]

    private static let seven = [
        ProgramProbe(colour: black, places: [[11, 10], [50, 10], [100, 10], [100, 50], [100, 99]]),
        ProgramProbe(colour: white, places: [[9, 10], [50, 12], [98, 50], [100, 101], [50, 50]]),
    ]

    private static let subpaths = [0.0, 250].flatMap { shift in
        [
            ProgramProbe(colour: black, places: circle(130 + shift, 130, 100, [0, 45, 90, 180, 270]) + [[130 + shift, 130], [60 + shift, 130]]),
            ProgramProbe(colour: white, places: [[130 + shift, 80], [130 + shift, 180], [32 + shift, 32]]),
        ]
    }

    private static let arcLine = [
        ProgramProbe(colour: black, places: circle(200, 200, 100, [1, 45, 90, 135, 180]) + [0.25, 0.5, 0.75].map { [100 + 20 * $0, 200 - 180 * $0] }),
        ProgramProbe(colour: white, places: circle(200, 200, 100, [270, 315, 355]) + [[200, 200], [130, 20]]),
    ]

    /// Bernstein's form of a Bézier curve at three parameters.
    private static func curve(_ points: [[Double]]) -> [[Double]] {
        let n = points.count - 1
        return [0.2, 0.7, 0.9].map { t in
            var (weight, place) = (pow(1 - t, Double(n)), [0.0, 0.0])
            for (i, p) in points.enumerated() {
                place = [place[0] + weight * p[0], place[1] + weight * p[1]]
                weight *= Double(n - i) / Double(i + 1) * t / (1 - t)
            }
            return place
        }
    }

    private static let curves = [
        ProgramProbe(colour: red, places: curve([[40, 40], [120, 360], [300, 200]])),
        ProgramProbe(colour: [0, 0, 255], places: curve([[40, 40], [10, 220], [380, 380], [350, 600]])),
        ProgramProbe(colour: [0, 128, 0], places: curve([[40, 300], [80, 20], [150, 600], [260, 20], [330, 600], [380, 300]])),
        ProgramProbe(colour: white, places: [[120, 360], [10, 220], [380, 380], [150, 600]]),
    ]

    private static let sine = [
        ProgramProbe(colour: red, places: [10, 37, 50, 60, 88, 125, 210, 300, 377].map { [$0, 150 - 149.5 * sin(2 * .pi * $0 / 100)] }),
        ProgramProbe(colour: white, places: [[42, 150], [58, 150], [25, 100], [75, 200]]),
    ]

    /// Twelve leaves of length 120, each in its hue.
    private static let transform: [ProgramProbe] = {
        var probes: [ProgramProbe] = []
        for i in 0..<12 { probes.append(ProgramProbe(colour: hexcone(sixths: Double(i) / 2), places: circle(200, 200, 120, [30 * Double(i)]))) }
        let between = circle(200, 200, 60, [0, 30, 60, 90]) + circle(200, 200, 124, [0, 90]) + circle(200, 200, 118, [15, 45])
        return probes + [ProgramProbe(colour: white, places: between)]
    }()

    /// Alvy Ray Smith's hexcone with saturation 0.8 and brightness 0.9.
    private static func hexcone(sixths: Double) -> [Int] {
        [5.0, 3, 1].map { (n: Double) -> Int in
            let k = (n + sixths).truncatingRemainder(dividingBy: 6), part = max(0, min(k, 4 - k, 1))
            return Int((255 * 0.9 * (1 - 0.8 * part)).rounded())
        }
    }

    /// Butt ends where the line does, round 6 further on, square 6 further on with corners.
    private static let caps = [
        ProgramProbe(colour: black, places: [[21, 30], [109, 30], [145, 30], [245, 30], [275, 25], [375, 35]]),
        ProgramProbe(colour: white, places: [[18, 30], [112, 30], [145, 25], [245, 35], [273, 30]]),
    ]

    /// The tip of a miter lies 6 / sin(half the angle) above the corner, a bevel 6 · sin(half the angle).
    private static let joins = [
        ProgramProbe(colour: black, places: [[60, 51], [190, 55], [320, 58], [40, 149]]),
        ProgramProbe(colour: white, places: [[60, 46], [190, 52], [320, 55], [40, 146]]),
    ]

    /// Dashes of 12, 4, 2, 4 that begin 6 further on: 6 of a dash, a gap, 2 of the next; up to there the curve is straight.
    private static let dashes = [
        ProgramProbe(colour: black, places: [3, 11].map { [120 + $0 * 0.5.squareRoot(), 200 - $0 * 0.5.squareRoot()] }),
        ProgramProbe(colour: white, places: [8, 14].map { [120 + $0 * 0.5.squareRoot(), 200 - $0 * 0.5.squareRoot()] }),
    ]

    private static let pentagram = [
        ProgramProbe(colour: [255, 215, 0], places: circle(70, 320, 40, [-90, -18, 54, 126, 198])),
        ProgramProbe(colour: white, places: [[70, 320], [80, 320]] + circle(70, 320, 45, [-54, 90])),
    ]

    /// Tomato multiplied with skyblue, of which 80 % cover the skyblue.
    private static let clipping: [ProgramProbe] = {
        let tomato = [255.0, 99, 71], sky = [135.0, 206, 235]
        let mixed = zip(tomato, sky).map { (a: Double, b: Double) -> Int in Int((0.8 * a * b / 255 + 0.2 * b).rounded()) }
        return [
            ProgramProbe(colour: [135, 206, 235], places: [[170, 300], [210, 270]]),
            ProgramProbe(colour: mixed, places: [[220, 330], [200, 370]]),
            ProgramProbe(colour: white, places: [[160, 270], [275, 330], [260, 370]]),
        ]
    }()

    /// Four of the ten edges of a star, from its top to the left; the inner corners lie at 0.382 of the radius.
    private static let reversing: [ProgramProbe] = {
        let corners = (0...5).flatMap { (i: Int) -> [[Double]] in circle(370, 320, i % 2 == 0 ? 60 : 22.92, [-90 - 36 * Double(i)]) }
        let middles = zip(corners, corners.dropFirst()).map { (a: [Double], b: [Double]) -> [Double] in [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] }
        return [
            ProgramProbe(colour: black, places: Array(middles.prefix(4))),
            ProgramProbe(colour: white, places: [middles[4], [740 - middles[0][0], middles[0][1]], [370, 320]]),
        ]
    }()
}
