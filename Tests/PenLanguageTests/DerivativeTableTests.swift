// Every function in the table that takes numbers or points, under a derivative: it agrees with the central difference, or says
// that it has no derivative.

import PenGeometry
import PenSyntax
import Testing

@testable import PenLanguage

/// What makes steps only, at whole numbers, or no number at all.
private let refusing: Set<String> = [
    "gcd", "lcm", "factorial", "choose", "random", "list", "rgb", "hsb", "hsl", "oklch", "gray", "rotation", "scaling",
    "translation", "skewing",
]

@Suite struct DerivativeTableTests {
    private static let places = [0.37, 0.81, 1.62]
    private static let h = 1e-5

    /// A builtin, with one argument that changes among others that do not.
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let arity: Int
        let place: Int
        let ofPoints: Bool
        var testDescription: String { "\(name)(\((0..<arity).map { $0 == place ? "x" : "…" }.joined(separator: ", ")))\(ofPoints ? " of points" : "")" }

        /// The call's arguments where the changing number is x.
        func arguments(_ x: Value) -> [Value] {
            (0..<arity).map { index in
                let number: Value = index == place ? x : .number([0.61, 0.44, 0.93][index])
                guard ofPoints else { return number }
                guard case .jet(let jet) = number else { return Value.point(Point(number.ordinate!, 0.3)) }
                return .jetPoint(JetPoint(x: jet, y: .constant(0.3, like: jet)))
            }
        }

        func call(_ x: Value) throws -> Value { try BuiltinCalls().apply(name, arguments(x)) }
    }

    /// Easings are curves of time, of which no derivative is taken, but for `linear`.
    private static func refuses(_ name: String) -> Bool { refusing.contains(name) || Builtin.named[name]?.ease != nil || ["cubic", "steps", "spring", "value"].contains(name) }

    /// All calls that the functions of the table take with plain numbers, or points.
    static let cases: [Case] = Builtin.all.filter { !$0.info.isCommand && !$0.info.isValue }.flatMap { builtin in
        let arities = 1...max(1, min(3, builtin.info.parameters.count))
        return arities.flatMap { arity in
            (0..<arity).flatMap { place in [false, true].map { Case(name: builtin.info.name, arity: arity, place: place, ofPoints: $0) } }
        }
    }.filter { (try? $0.call(.number(places[0]))) != nil || (refuses($0.name) && !$0.ofPoints && $0.arity == 1) }

    @Test func theTableIsThere() {
        #expect(Set(Self.cases.map(\.name)).isSuperset(of: ["sin", "atan2", "clamp", "smoothstep", "round", "mod", "gcd", "distance", "rotation"]))
    }

    @Test(arguments: cases) func agreesOrRefuses(_ c: Case) throws {
        var compared = 0
        for x in Self.places where Self.refuses(c.name) || (try? c.call(.number(x))) != nil {
            let derived: Value
            do { derived = try c.call(.jet(.variable(x, order: 1, tag: 1))) } catch {
                let message = (error as? Diagnostic)?.message ?? "\(error)"
                #expect(Self.refuses(c.name) && message.contains("\(c.name) has no derivative"), "\(message)")
                return
            }
            let (below, above) = (try c.call(.number(x - Self.h)), try c.call(.number(x + Self.h)))
            // Outside a function's domain there is nothing to compare.
            for (slope, difference) in zip(Self.slopes(derived), Self.difference(below, above)) where !difference.isNaN {
                compared += 1
                #expect(abs(slope - difference) <= 1e-6 * max(1, abs(difference)), "at \(x): \(slope), and the difference is \(difference)")
            }
            if Self.slopes(derived).isEmpty { compared += 1 }
        }
        #expect(compared > 0)
    }

    private static func slopes(_ value: Value) -> [Double] {
        switch value {
        case .jet(let x): return [x.coefficients[1]]
        case .jetPoint(let p): return [p.x.coefficients[1], p.y.coefficients[1]]
        // What is no number has no derivative that one could ask for.
        default: return []
        }
    }

    private static func difference(_ a: Value, _ b: Value) -> [Double] {
        switch (a, b) {
        case (.number(let x), .number(let y)): return [(y - x) / (2 * h)]
        case (.point(let p), .point(let q)): return [(q.x - p.x) / (2 * h), (q.y - p.y) / (2 * h)]
        default: return []
        }
    }
}
