// One fact about geometry, as the tests read it.

import Foundation
import PenGeometry
import Testing

/// A case of `geometryFactLines` with its numbers in the tests' types.
struct GeometryFact: @unchecked Sendable, CustomTestStringConvertible {
    let json: [String: Any]

    static let all: [GeometryFact] = [geometryFactLines, curveFactLines, outlineFactLines, intersectionFactLines].flatMap { lines in
        lines.split(separator: "\n").map { line in
            GeometryFact(json: try! JSONSerialization.jsonObject(with: Data(line.utf8)) as! [String: Any])
        }
    }

    static func all(_ operation: String) -> [GeometryFact] { all.filter { $0.json["op"] as? String == operation } }

    var testDescription: String { json["id"] as? String ?? "" }
    var curve: BezierCurve { BezierCurve(points("curve")) }
    var path: Path { Path.parse(svg: text("path")).path }
    /// The stated tolerance; a tolerance of 0 allows for the last bits.
    var tolerance: Double { max(json["tol"] as? Double ?? 0, 1e-12) }

    func text(_ key: String) -> String { json[key] as? String ?? "" }
    func number(_ key: String) -> Double { (json[key] as? NSNumber)?.doubleValue ?? .nan }
    func numbers(_ key: String) -> [Double] { GeometryFact.numbers(json[key]) }
    func points(_ key: String) -> [Point] { GeometryFact.points(json[key]) }
    func lists(_ key: String) -> [Any] { json[key] as? [Any] ?? [] }

    static func numbers(_ value: Any?) -> [Double] {
        if let one = value as? NSNumber { return [one.doubleValue] }
        return (value as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
    }

    static func points(_ value: Any?) -> [Point] {
        (value as? [Any] ?? []).map(numbers).filter { $0.count >= 2 }.map { Point($0[0], $0[1]) }
    }
}

/// Equal within an absolute tolerance and a relative 1e-9.
func isClose(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
    a == b || abs(a - b) <= max(tolerance, 1e-9 * max(abs(a), abs(b)))
}

func isClose(_ a: Point, _ b: Point, _ tolerance: Double = 1e-9) -> Bool {
    a.distance(to: b) <= max(tolerance, 1e-9 * max(a.length, b.length))
}

func isClose(_ a: [Point], _ b: [Point], _ tolerance: Double = 1e-9) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { isClose($0, $1, tolerance) }
}
