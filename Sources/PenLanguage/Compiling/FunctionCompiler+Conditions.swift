// Conditions: comparisons and logic.

import PenGeometry
import PenSyntax

protocol NumberComparison { static func holds(_ a: Double, _ b: Double) -> Bool }
enum IsEqual: NumberComparison { static func holds(_ a: Double, _ b: Double) -> Bool { a == b } }
enum IsNotEqual: NumberComparison { static func holds(_ a: Double, _ b: Double) -> Bool { a != b } }
enum IsLess: NumberComparison { static func holds(_ a: Double, _ b: Double) -> Bool { a < b } }
enum IsLessOrEqual: NumberComparison { static func holds(_ a: Double, _ b: Double) -> Bool { a <= b } }
enum IsGreater: NumberComparison { static func holds(_ a: Double, _ b: Double) -> Bool { a > b } }
enum IsGreaterOrEqual: NumberComparison { static func holds(_ a: Double, _ b: Double) -> Bool { a >= b } }

extension FunctionCompiler {
    /// The condition of `if`, `while`, `and`, `or`, `not`.
    func condition(_ node: Node, of what: String) -> BooleanCode {
        switch compile(node) {
        case .boolean(let source): return source.code
        case .nothing(let code):
            let span = node.span
            return BooleanCode { slots in
                try code.run(slots)
                throw FunctionCompiler.noCondition(.nothing, what, span)
            }
        case let code:
            let value = code.asValue, span = node.span
            return BooleanCode { slots in
                let given = try value.run(slots)
                if case .boolean(let b) = given { return b }
                throw FunctionCompiler.noCondition(given, what, span)
            }
        }
    }

    static func noCondition(_ value: Value, _ what: String, _ span: Span) -> Diagnostic {
        Diagnostic(.notTrueOrFalse, "\(what) needs true or false, and this is \(value.described)", at: span)
    }

    func and(_ a: Node, _ b: Node) -> BooleanCode {
        let a = condition(a, of: "and"), b = condition(b, of: "and")
        return BooleanCode { slots in try a.run(slots) && b.run(slots) }
    }

    func or(_ a: Node, _ b: Node) -> BooleanCode {
        let a = condition(a, of: "or"), b = condition(b, of: "or")
        return BooleanCode { slots in try a.run(slots) || b.run(slots) }
    }

    func not(_ a: Node) -> BooleanCode {
        let a = condition(a, of: "not")
        return BooleanCode { slots in !(try a.run(slots)) }
    }

    // MARK: Comparisons

    func comparison(_ first: Node, _ rest: [(ComparisonOperator, Node)], _ span: Span) -> BooleanCode {
        guard rest.count > 1 else {
            let (op, second) = rest[0], pair = { self.pair(op, self.compile(first), self.compile(second), span) }
            return guarded(first, second, pair) ?? pair()
        }
        return chain(first, rest, span)
    }

    private func pair(_ op: ComparisonOperator, _ a: Code, _ b: Code, _ span: Span) -> BooleanCode {
        if case .number(let a) = a, case .number(let b) = b { return FunctionCompiler.compare(op, a, b) }
        let a = a.asValue, b = b.asValue
        return BooleanCode { slots in
            let first = try a.run(slots), second = try b.run(slots)
            return try Arithmetic.compare(op, first, second, span)
        }
    }

    /// `a < b < c`: each value is computed once, and none after the first comparison that fails.
    private func chain(_ first: Node, _ rest: [(ComparisonOperator, Node)], _ span: Span) -> BooleanCode {
        let start = compile(first).asValue
        let links = rest.map { (op: $0.0, code: compile($0.1).asValue) }
        return BooleanCode { slots in
            var left = try start.run(slots)
            for link in links {
                let right = try link.code.run(slots)
                guard try Arithmetic.compare(link.op, left, right, span) else { return false }
                left = right
            }
            return true
        }
    }

    private static func compare(_ op: ComparisonOperator, _ a: NumberSource, _ b: NumberSource) -> BooleanCode {
        switch op {
        case .equal: return a.visit(Left<IsEqual>(right: b))
        case .notEqual: return a.visit(Left<IsNotEqual>(right: b))
        case .less: return a.visit(Left<IsLess>(right: b))
        case .lessOrEqual: return a.visit(Left<IsLessOrEqual>(right: b))
        case .greater: return a.visit(Left<IsGreater>(right: b))
        case .greaterOrEqual: return a.visit(Left<IsGreaterOrEqual>(right: b))
        }
    }

    private struct Left<O: NumberComparison>: NumberVisitor {
        let right: NumberSource
        func visit<A: NumberOperand>(_ a: A) -> BooleanCode { right.visitBasic(Right<O, A>(a: a)) }
    }

    private struct Right<O: NumberComparison, A: NumberOperand>: NumberVisitor {
        let a: A
        func visit<B: NumberOperand>(_ b: B) -> BooleanCode {
            let a = self.a
            return BooleanCode { slots in O.holds(try a.value(slots), try b.value(slots)) }
        }
    }
}
