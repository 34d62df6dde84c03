// Reading what is to be worked on, and timing the work.

import Glibc
import PenGeometry

func text(ofFile name: String) -> String {
    guard let file = fopen(name, "r") else { fatalError("\(name) cannot be read") }
    defer { fclose(file) }
    var bytes: [UInt8] = [], part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
    return String(decoding: bytes, as: UTF8.self)
}

func path(_ data: Substring) -> Path {
    let (path, error) = Path.parse(svg: data.utf8)
    if let error { fatalError(error.message) }
    return path
}

/// The area of the combined paths, or how many points they have in common.
func result(of name: String, _ a: Path, _ b: Path) -> Double {
    switch name {
    case "union": a.union(b).area
    case "intersection": a.intersection(b).area
    case "difference": a.subtracting(b).area
    case "symmetricDifference": a.symmetricDifference(b).area
    default: Double(a.intersections(with: b).points.count)
    }
}

/// Prints the least time of the passes, and the results.
func report(passes: Int, _ work: () -> [Double]) {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    var best = Double.infinity, results: [Double] = []
    for _ in 0..<passes {
        let start = now()
        results = work()
        best = min(best, now() - start)
    }
    print(best)
    for result in results { print(result) }
}
