// Times pen's drawing and stroking against cairo's, its PNG against libpng and motion before it is drawn, in one process and
// in turns. Each line is a scene, a ratio or a time and the most that it may be (or nothing), parted by tabs; `scripts/bench`
// reads them.
//
//   PenSpeed tiger.pen [WORD]     only the scenes whose names hold the word

import Glibc
import PenGeometry
import PenImage
import PenLibraries
import PenScene

/// Seconds by the clock on the wall, and of the processors' time.
struct Duration {
    let wall, processor: Double

    init(_ body: () -> Void) {
        func now(_ clock: clockid_t) -> Double {
            var time = timespec()
            clock_gettime(clock, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
        }
        let start = (now(CLOCK_MONOTONIC), now(CLOCK_PROCESS_CPUTIME_ID))
        body()
        (wall, processor) = (now(CLOCK_MONOTONIC) - start.0, now(CLOCK_PROCESS_CPUTIME_ID) - start.1)
    }
}

func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

func report(_ what: String, _ value: Double, bar: String = "", note: String = "") {
    print("\(what)\t\((value * 1000).rounded() / 1000)\t\(bar)\t\(note)")
    fflush(nil)
}

func bytes(ofFile path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { fatalError("\(path) cannot be read") }
    defer { fclose(file) }
    var bytes: [UInt8] = [], part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
    return bytes
}

func milliseconds(_ times: [Double]) -> String { "\((median(times) * 1e4).rounded() / 10) ms" }

/// The medians of the ratios of neighbours, so that what else the machine does meanwhile hardly counts. What one thread
/// alone would take is the processors' time.
func compare(_ scene: SpeedScene, _ cairo: Cairo, turns: Int = 9) {
    let theirs = CairoPicture(scene, cairo), ours = PenPicture(scene: scene)
    let times = (0...turns).map { _ in (cairo: Duration { theirs.draw() }, pen: Duration { _ = ours.draw() }) }.dropFirst()
    let note = "cairo \(milliseconds(times.map(\.cairo.wall))), pen \(milliseconds(times.map(\.pen.wall)))"
    report("\(scene.name): pen/cairo", median(times.map { $0.pen.wall / $0.cairo.wall }), bar: "1", note: note)
    report("\(scene.name): processor time", median(times.map { $0.pen.processor / $0.cairo.processor }),
        note: "cairo \(milliseconds(times.map(\.cairo.processor))), pen \(milliseconds(times.map(\.pen.processor)))")
}

/// Finding the outline of a stroke: one thread's time, and that both have the same bounds.
func compareOutlines(_ style: StrokeStyle, _ cairo: Cairo, turns: Int = 9) {
    let outline = StrokeOutline(style, cairo), name = "outline of 10,000 cubics' stroke, \(style.join) joins\(style.dash.isEmpty ? "" : ", dashed")"
    var boxes = (cairo: Rect.null, pen: Rect.null)
    let times = (0...turns).map { _ in (cairo: Duration { boxes.cairo = outline.others() }, pen: Duration { boxes.pen = outline.pen() }) }.dropFirst()
    let note = "cairo \(milliseconds(times.map(\.cairo.processor))), pen \(milliseconds(times.map(\.pen.processor)))"
    report("\(name): pen/cairo", median(times.map { $0.pen.processor / $0.cairo.processor }), bar: "1.5", note: note)
    // cairo's dashes lie along its lines, which are shorter than the curves: after many of them they lie elsewhere.
    guard style.dash.isEmpty else { return }
    let sides = [\Rect.minX, \.minY, \.maxX, \.maxY].map { abs(boxes.pen[keyPath: $0] - boxes.cairo[keyPath: $0]) }
    report("    largest difference of the bounds", sides.max() ?? 0, bar: "0.2")
}

/// A file of the tiger, less the time that its drawing takes, against libpng's time for the same pixels.
func comparePNG(_ scene: SpeedScene, _ libPNG: LibPNG, turns: Int = 7) {
    let options = PNGOptions(width: Double(scene.width), height: Double(scene.height)), picture = PenPicture(scene: scene)
    let rgba = picture.draw()
    let rgb = (0..<rgba.count / 4).flatMap { rgba[($0 * 4)..<($0 * 4 + 3)] }
    var size = (pen: 0, other: 0)
    let times = (0...turns).map { _ in
        (Duration { size.other = libPNG.write(rgb, width: scene.width, height: scene.height, level: options.compression) },
         Duration { _ = picture.draw() },
         Duration { size.pen = (try? PNGWriter.write(scene.frame, options: options).count) ?? 0 })
    }.dropFirst()
    let note = "libpng \(milliseconds(times.map(\.0.wall))) \(size.other / 1000) kB, drawing \(milliseconds(times.map(\.1.wall))), pen \(milliseconds(times.map(\.2.wall))) \(size.pen / 1000) kB"
    report("PNG of \(scene.width) × \(scene.height), less its drawing: pen/libpng", median(times.map { ($0.2.wall - $0.1.wall) / $0.0.wall }), bar: "1.2", note: note)
}

/// The mean difference of the two pictures, in steps of 8 bits: that both draw the same.
func difference(_ scene: SpeedScene, _ cairo: Cairo) -> Double {
    let ours = PenPicture(scene: scene).draw()
    var sum = 0
    CairoPicture(scene, cairo).draw { theirs in
        for i in stride(from: 0, to: ours.count, by: 4) {
            let alpha = Int(ours[i + 3])
            for lane in 0..<3 { sum += abs((Int(ours[i + lane]) * alpha + 127) / 255 - Int(theirs[i + 2 - lane])) }
        }
    }
    return Double(sum) / Double(ours.count / 4 * 3)
}

do {
    let script = CommandLine.arguments[1], word = CommandLine.arguments.dropFirst(2).first ?? ""
    let bytes = bytes(ofFile: script)
    let cairo = try Cairo()
    let scenes = SpeedScene.all + [SpeedScene("the tiger, 1920 × 1920", script: script, bytes: bytes, width: 1920, height: 1920)]
    for scene in scenes where word.isEmpty || scene.name.contains(word) {
        compare(scene, cairo)
        report("\(scene.name): mean difference in 255ths", difference(scene, cairo), bar: "2")
    }
    if word.isEmpty || word == "outline" {
        for join in LineJoin.allCases { compareOutlines(StrokeStyle(width: 4, cap: .round, join: join), cairo) }
        compareOutlines(StrokeStyle(width: 4, dash: [5, 3]), cairo)
    }
    if word.isEmpty || word == "motion" { report("a moment of 1,000 animated shapes, in ms", MovingShapes(count: 1000).measure(), bar: "2") }
    if word.isEmpty || word == "PNG" {
        comparePNG(SpeedScene("tiger", script: script, bytes: bytes, width: 1920, height: 1080), try LibPNG())
    }
} catch {
    print("\(error): \(error.advice)")
    exit(69)
}
