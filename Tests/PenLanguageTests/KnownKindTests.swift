// What a check knows of values whose kind no run can change.

import PenSyntax
import Testing

@testable import PenLanguage

struct KnownKindTests {
    /// `column: code: message` of what is reported for the last line.
    private func reports(_ text: String) -> [String] {
        let session = Session(), source = session.add(name: "script.pen", bytes: Array(text.utf8)), last = text.split(separator: "\n").count
        return session.check(source).compactMap { diagnostic in
            let place = session.sources[Int(diagnostic.span.source)].location(of: diagnostic.span.start)
            return place.line == last ? "\(place.column): \(diagnostic.code.rawValue): \(diagnostic.message)" : nil
        }
    }

    private static let leaf = "let p = path { circle 0, 0, 9 }\nlet q = path(\"M0 0L9 9\")\n"

    @Test(arguments: [
        ("print p.nearest(\"x\")", "17: wrong-kind: to takes a point, and this is the text \"x\""),
        ("print p.offset(red)", "16: wrong-kind: distance takes a number, and this is the colour red"),
        ("print nearest(p)", "7: missing-value: nearest needs to: a point"),
        ("print p.nearest()", "7: missing-value: nearest needs to: a point"),
        ("print p.nearest((1, 2), (3, 4), 5)", "7: wrong-count: too many values for nearest; it takes path, to"),
        ("print p.union(3)", "15: wrong-kind: with takes a path, and this is the number 3"),
        ("print p.reversed.offset(5).pointAt(q)", "36: wrong-kind: t takes a number, and this is a path"),
        ("print p.pointAt(30)", "17: out-of-range: t is a part of the path, from 0 to 1 or from 0% to 100%, and is 30"),
        ("for s in p.segments { print s.offset(\"far\") }", "38: wrong-kind: distance takes a number, and this is the text \"far\""),
    ])
    func argumentsBehindADot(line: String, report: String) { #expect(reports(Self.leaf + line) == [report]) }

    @Test(arguments: [
        ("print p.simplify", "9: unknown-property: a path has no simplify; did you mean simplified(tolerance)?"),
        ("print p.convexHull", "9: unknown-property: a path has no convexHull; did you mean hull?"),
        ("print p.bbox", "9: unknown-property: a path has no bbox; did you mean bounds?"),
        ("for i in p.intersections(q) { print i.pointt }", "39: unknown-property: a place on a path has no pointt; did you mean point?"),
    ])
    func namesOfOtherSystemsWithoutParentheses(line: String, report: String) { #expect(reports(Self.leaf + line) == [report]) }

    @Test(arguments: [
        "print p.nearest(1, 2), p.nearest((1, 2)), nearest(p, 1, 2), nearest(p, to: (1, 2))", "print p.nearest(p.nearest(0, 0))", "print p.nearest(q.start + (1, 2))",
        "for i in p.intersections(q) { print i.point, i.x, distance(i, p.start) }", "print p.hull(1).offset(2, join: round).area", "print p.split(0.5, by: parameter)[0].length",
        "print p.transformed(translation(1, 2)).bounds.width", "print p.length, length(p)", "let d = p.length\nprint p.offset(d), p.offset(d / 2), p.offset(-d)",
    ])
    func argumentsThatAreTaken(line: String) { #expect(reports(Self.leaf + line) == []) }

    /// Of these values the kind is not sure before a run.
    @Test(arguments: [
        "let v = 3\nif p.length > 2 { v = (1, 2) }\nprint p.nearest(v)", "f(v) = p.nearest(v)\nprint f(3)", "let v = [(1, 2), 3][0]\nprint p.nearest(v)",
        "let v = if p.isClosed { (1, 2) } else { 3 }\nprint p.nearest(v)", "def f(x) { return x }\nprint f(p).nearest(f(2), f(3))", "let v = 4\nprint p.nearest(v, v)",
    ])
    func kindsThatARunDecides(text: String) { #expect(reports(Self.leaf + text) == []) }
}
