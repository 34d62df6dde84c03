// libFuzzer's program: PEN_FUZZ says which part of pen gets its inputs. What must hold is said once, in the files that
// this folder shares with the tests.

import Glibc
import PenGeometry
import PenLanguage
import PenRaster
import PenScene
import PenSVG
import PenTerminal

private func require(_ faults: [String]) {
    if let first = faults.first { fatalError(first) }
}

/// Narrow enough for hundreds of scripts a second.
private var limits: Session.Limits {
    var limits = Session.Limits()
    limits.maximumSteps = 20_000
    limits.maximumDepth = 500
    limits.maximumMemory = 1 << 30
    limits.timeout = 0.5
    return limits
}

/// A script as SVG.
private func run(_ bytes: [UInt8]) {
    let (frame, faults) = scriptFaults(bytes, limits: limits)
    require(faults)
    _ = try? SVGWriter.write(frame)
}

/// A script as pixels and as characters.
private func draw(_ bytes: [UInt8]) {
    let frame = scriptFaults(bytes, limits: limits).frame
    let side = max(frame.bounds.width, frame.bounds.height)
    let scale = AffineTransform(a: 48 / side, b: 0, c: 0, d: 48 / side, tx: -frame.bounds.minX * 48 / side, ty: -frame.bounds.minY * 48 / side)
    _ = Rasterizer.render(frame: frame, width: 48, height: 48, transform: scale)
    for mode in [PreviewMode.braille, .ascii] { _ = Preview(mode: mode, colorDepth: .indexed, columns: 20, rows: 20).render(frame) }
}

private let target = getenv("PEN_FUZZ").map { String(cString: $0) } ?? "text"

private func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    switch target {
    case "path": require(pathFaults(bytes))
    case "polynomial": require(polynomialFaults(bytes))
    case "curve": require(curveFaults(bytes))
    case "property": require(propertyFaults(bytes))
    case "nearest": require(nearestFaults(bytes))
    case "measure": require(measureFaults(bytes))
    case "intersection": require(intersectionFaults(bytes))
    case "boolean": require(booleanFaults(bytes))
    case "fit": require(fitFaults(bytes))
    case "parallel": require(parallelFaults(bytes))
    case "inset": require(insetFaults(bytes))
    case "simplify": require(simplifyFaults(bytes))
    case "outline": require(outlineFaults(bytes))
    case "script": run(bytes)
    case "picture": draw(bytes)
    default: require(parserFaults(bytes))
    }
    return 0
}

/// Sessions look at their clock when this rings, as in the command; the other alarm is libFuzzer's.
private func installAlarm() {
    signal(SIGPROF) { _ in Session.checkLimits() }
    var timer = itimerval()
    (timer.it_value.tv_usec, timer.it_interval.tv_usec) = (50_000, 50_000)
    setitimer(__itimer_which_t(bitPattern: ITIMER_PROF.rawValue), &timer, nil)
}

/// libFuzzer's own entry, for programs that have a main function of their own.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>, _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

installAlarm()
var count = CommandLine.argc
var words = CommandLine.unsafeArgv
exit(runFuzzer(&count, &words) { fuzz($0, $1) })
