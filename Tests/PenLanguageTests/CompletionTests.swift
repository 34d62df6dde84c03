// Completion: what fits at each place, from the table of builtins and from the session.

import PenLanguage
import Testing

struct CompletionTests {
    static let session = [
        "let radius = 20", "let corner = (3, 4)", "let road = path { moveTo 0, 0; lineTo 9, 9 }", "let ring = circle(50, 50, 40)",
        "let hues = [crimson, gold]", "let größe = 5", "f(x) = 2 * x", "def flower(center, petals = 5) { circle center, petals }", "f(radius)",
    ]

    // MARK: What is written where only one thing fits

    @Test(arguments: [
        ("curveT", "curveTo "), ("moveT", "moveTo "), ("clos", "close"), ("grou", "group {"), ("lineCap bu", "lineCap butt"),
        ("lineCap r", "lineCap round"), ("stroke toma", "stroke tomato"), ("fill nonexistent; stroke rebec", "fill nonexistent; stroke rebeccapurple"),
        ("canvas 100, 100, ori", "canvas 100, 100, origin: "), ("canvas 100, 100, origin: bot", "canvas 100, 100, origin: bottomLeft"),
        ("roundRect 0, 0, 9, 9, 2, corners: [topLeft, bottomR", "roundRect 0, 0, 9, 9, 2, corners: [topLeft, bottomRight"),
        ("curveTo (90, 90) v", "curveTo (90, 90) via "), ("arc (0, 0), 5 fr", "arc (0, 0), 5 from "), ("arc (0, 0), 5 from 0 t", "arc (0, 0), 5 from 0 to "),
        ("text \"a\" at (1, 2), si", "text \"a\" at (1, 2), size: "), ("spline through (0, 0), (3, 4), clo", "spline through (0, 0), (3, 4), closed: "),
        ("radiu", "radius"), ("lineTo radi", "lineTo radi"), ("flow", "flower "), ("print flow", "print flower("), ("rotate 45d", "rotate 45deg"),
        ("corner.normal", "corner.normalized"), ("road.pointA", "road.pointAt("), ("hues.app", "hues.append("),
        ("hues.removeL", "hues.removeLast()"), ("ring.strokeE", "ring.strokeEnd"), ("ring.stroke = golde", "ring.stroke = goldenrod"), ("print grö", "print größe"),
        ("for x i", "for x in "), ("for x in 1..10 b", "for x in 1..10 by "), ("if radius > 3 a", "if radius > 3 and "), ("whi", "while "),
        ("print \"r = \\(radiu", "print \"r = \\(radius"), ("print \"a \\(corner.no", "print \"a \\(corner.normalized"), ("impo", "import "), ("circle(50, 50, rad", "circle(50, 50, rad"),
        ("repeat 3 { forw", "repeat 3 { forward "), ("flower center: corner, pet", "flower center: corner, petals: "), ("sorted(hues b", "sorted(hues by "),
        ("LINET", "lineTo "), ("x = curren", "x = currentPoint"), ("let h = ident", "let h = identity()"), ("ring.lineCap = \"ro", "ring.lineCap = \"round\""), ("fd", "forward "), ("rlineto", "lineBy "),
        ("draw road \\cu", "draw road ∪ "), ("let a = road \\setm", "let a = road ∖ "), ("print \"road \\cu", "print \"road \\cu"), ("print road ∪ roa", "print road ∪ road"),
    ])
    func theOnlyCandidate(_ typed: String, _ completed: String) {
        // Where several things fit, nothing is chosen.
        #expect(TypedSession(Self.session).completed(typed) ?? typed == completed)
    }

    // MARK: What fits, in its order

    @Test(arguments: [
        ("lineCap ", ["butt", "round", "square"]), ("lineJoin ", ["bevel", "miter", "round"]), ("canvas 9, 9, origin: ", ["bottomLeft", "center", "topLeft"]),
        ("fillRule ", ["evenOdd", "nonZero"]), ("ring.lineCap = ", ["\"butt\"", "\"round\"", "\"square\""]), ("clip road, rule: ", ["evenOdd", "nonZero"]),
        ("arc (0, 0), 5 ", ["from", "to"]), ("arc (0, 0), 5 from 0 to 1 ", []), ("curveTo (9, 9) ", ["via"]), ("curveTo (9, 9) via (1, 2) ", []),
        ("text \"a\" at (1, 2), ", ["align", "anchor", "font", "size", "width"]), ("text \"a\" at (1, 2), size: 3, ", ["align", "anchor", "font", "width"]),
        ("arc (0, 0), 5 from 0 to 1, ", ["clockwise"]), ("rotate 45", ["deg", "rad", "turn"]), ("let a = 45", ["deg", "rad", "turn"]), ("lineTo 45", []),
        ("circle 0, 0, 5, ", []), ("circle(0, 0, 5) ", ["and", "or"]), ("for x ", ["in"]), ("for x in 1..3 ", ["by"]), ("for x in 1..3 by 2 ", []),
        ("if radius > 3 ", ["and", "or"]), ("if radius > 3 { close } ", ["else"]), ("if radius > 3 { close } else ", ["if"]), ("import ", ["\""]), ("image ", ["\""]),
        ("road.nearest((1, 2)).", ["distance", "other", "parameter", "point", "t", "x", "y"]), ("for p in road.intersections(road) { print p.", ["distance", "other", "parameter", "point", "t", "x", "y"]),
        ("draw road \\c", ["∪", "∩"]), ("draw road \\", ["∪", "∩", "∖", "△"]), ("draw road \\x", []), ("draw road // \\c", []),
        // Where a name is made, or nothing can be known.
        ("let ", []), ("let cor", []), ("def ", []), ("def f(", []), ("for ", []), ("for cor", []), ("let (a, ", []), ("// cor", []), ("stroke red // cor", []),
        ("stroke #f", []), ("print \"cor", []), ("print \"a\\n cor", []), ("3.", []), ("print 45deg", []), ("circle(0, 0, 5)", []), ("f'", []), ("break ", []),
    ])
    func allThatFits(_ typed: String, _ offers: [String]) {
        #expect(TypedSession(Self.session).offers(typed) == offers)
    }

    // MARK: What is among it, and what is not

    @Test(arguments: [
        ("", ["moveTo", "stroke", "group", "let", "for", "radius", "flower", "sin"], ["else", "in", "return", "break", "red", "butt"]),
        ("stroke ", ["red", "tomato", "none", "rgb", "linearGradient"], ["radius", "corner", "sin", "moveTo", "butt", "if", "nil"]),
        ("fill mix(red, ", ["gold", "lighter"], ["radius", "none"]),
        ("circle corner, ", ["radius", "größe", "sqrt", "pi"], ["corner", "red", "road", "close"]),
        ("lineTo ", ["corner", "radius", "midpoint", "currentPoint"], ["road", "red", "args"]),
        ("lineTo 3, ", ["radius", "sqrt"], ["corner", "midpoint"]), ("curveTo (9, ", ["radius"], ["corner"]),
        ("curveTo (9, 9) via ", ["corner", "midpoint"], ["road", "args"]), ("curveTo (9, 9) via corner, ", ["corner"], ["via"]),
        ("draw ", ["road", "textPath"], ["radius", "corner"]), ("front ", ["ring"], ["road", "radius"]), ("print ", ["radius", "corner", "road", "ring", "sin", "red"], ["moveTo"]),
        ("map(hues, ", ["f", "sqrt"], ["radius", "corner"]), ("hidden ", ["yes", "no", "true"], ["radius", "hidden"]), ("for x in ", ["hues", "enumerated"], ["radius", "ring"]),
        ("repeat ", ["radius"], ["corner", "hues"]), ("let a = ", ["radius", "corner", "circle", "path", "sin", "if"], ["moveTo", "let"]),
        ("ring.stroke = ", ["red", "none"], ["radius"]), ("ring.opacity = ", ["radius"], ["red"]), ("radius = ", ["corner", "red"], ["moveTo"]),
        ("lineTo corner + ", ["corner", "radius"], ["red", "road"]), ("circle corner, 2 * ", ["radius", "pi"], ["red"]),
        // What follows a dot.
        ("corner.", ["x", "y", "length", "angle", "normalized", "rotated", "distance"], ["count", "stroke", "width", "area", "sqrt", "split"]),
        ("road.", ["length", "bounds", "start", "pointAt", "contains", "split", "reversed"], ["x", "stroke", "count", "angle", "append"]),
        ("ring.", ["stroke", "lineCap", "path", "position", "bounds", "front"], ["x", "text", "font", "smoothing", "count", "length"]),
        ("hues.", ["count", "append", "map", "first"], ["x", "length", "stroke", "area"]), ("hues[0].", ["red", "alpha", "hex", "lighter"], ["count", "x"]),
        ("road.bounds.", ["width", "center", "maxX"], ["length", "stroke"]), ("road.bounds.center.", ["x", "y"], ["width"]), ("\"abc\".", ["count", "uppercase"], ["x", "sqrt"]),
        ("(1..5).", ["lower", "upper", "map"], ["x", "append"]), ("red.", ["red", "alpha", "darker"], ["x"]), ("(corner + (1, 1)).", ["x"], ["count"]), ("f(2).", ["sqrt"], ["x", "count"]),
        ("path { moveTo 0, 0 }.", ["length", "pointAt"], ["x", "stroke"]), ("circle(0, 0, 9).", ["stroke", "path"], ["x"]), ("text(\"a\").", ["font", "size", "stroke"], ["path", "smoothing"]),
        ("road.subpath(0, 1).rotated(1).", ["length", "area"], ["x"]), ("[corner][0].", ["x"], ["count"]), ("2 * corner.", ["x"], ["count"]), ("[radius, corner.", ["x"], ["count"]),
        // Nobody knows the value: all that a value may have.
        ("unknown.", ["x", "stroke", "length", "count", "red", "width", "append"], ["moveTo", "radius"]),
        // Several lines, and what they declare.
        ("group {\n  let c = circle(0, 0, 9)\n  c.", ["stroke", "path"], ["x"]), ("group {\n  let c = corner\n}\nc", ["circle", "corner"], ["c"]),
        ("def g(alpha, beta = 3) {\n  lineTo ", ["alpha", "beta", "corner"], ["red"]), ("def g(alpha) {\n  re", ["rect", "return", "repeat"], ["break"]), ("g(alpha) = alp", ["alpha"], []),
        ("for hue in hues {\n  hue.", ["alpha", "hex"], ["x"]), ("for (i, hue) in hues {\n  stroke ", ["hue", "red"], []), ("for i in 1..3 {\n  br", ["break"], ["return"]),
        ("for i in 1..3 {\n  def g() {\n", ["return"], ["break"]), ("let a = 3\na", ["a", "arc", "abs"], []), ("let (left2, right2) = corner\nle", ["left", "left2", "let"], []),
        ("hues.map(hue => hu", ["hue", "hues"], []), ("let p = x => {\n  return ", ["x"], []), ("print \"a\"\ncircle ", ["corner"], ["red"]), ("if radius > 3 {\n  close\n}\n", ["moveTo"], []),
        ("repeat 3 {\n  if radius > 3 { close }\n  el", ["else"], []), ("clip {\n  circle ", ["corner"], ["red"]), ("line", ["lineTo", "lineBy", "lineCap"], ["moveTo"]),
        ("print \"\\(corner.x) and \\(", ["radius", "corner"], ["moveTo"]), ("image \"a.png\" at ", ["corner"], ["red"]), ("2r", ["rad", "radius"], ["rect"]), ("curveTo unknown, v", ["via"], []), ("lineWidth i", ["if", "inf"], ["import"]), ("text \"a\", ", ["at", "size"], []),
    ])
    func someThatFitAndSomeThatDoNot(_ typed: String, _ fitting: [String], _ others: [String]) {
        let offers = TypedSession(Self.session).offers(typed)
        #expect(fitting.filter { !offers.contains($0) } == [], "missing behind \(typed)")
        #expect(others.filter(offers.contains) == [], "offered behind \(typed)")
    }

    @Test func whatIsMeantFirstStandsFirst() {
        let session = TypedSession(Self.session)
        #expect(session.offers("lineTo ").first == "corner")
        let points = session.offers("lineTo ")
        #expect(points.firstIndex(of: "midpoint")! < points.firstIndex(of: "abs")!)
        #expect(session.offers("text \"a\", ").first == "align")
        #expect(session.offers("curveTo (9, 9), ").first == "via")
        #expect(session.offers("corner.").prefix(2) == ["x", "y"])
        #expect(session.offers("r").prefix(3) == ["rect", "remove", "removeAll"])
    }

    // MARK: How a function is called

    @Test(arguments: [
        ("curveTo ", "curveTo <end> via …"), ("curveTo (90, 90) via ", "curveTo end <via …>"), ("curveTo (9, ", "curveTo <end> via …"), ("circle 50, ", "circle <center>, radius"),
        ("circle 50, 50, ", "circle center, <radius>"), ("circle corner, ", "circle center, <radius>"), ("circle(corner, ", "circle center, <radius>"),
        ("circle 1, 2, 3, ", "circle center, radius"), ("road.pointAt(", "pointAt(path, <t>, by)"), ("road.subpath(0, ", "subpath(path, from, <to>, by)"), ("lerp(1, 2, ", "lerp(a, b, <t>)"),
        ("flower ", "flower <center>, petals: …"), ("flower corner, ", "flower center, <petals: …>"), ("f(", "f(<x>)"), ("translate ", "translate <by>"),
        ("canvas 100, 100, origin: ", "canvas width, height, <origin: …>"), ("lineTo radius * ", "lineTo <point>"), ("rect 1, 2, 3, ", "rect corner, width, <height>"),
        ("group {\n  arc corner, 5 from ", "arc center, radius from <from …> to …, clockwise: …"), ("print sqrt(", "sqrt(<x>)"), ("def g(a, b) { close }\ng 1, ", "g a, <b>"),
    ])
    func signatures(_ typed: String, _ signature: String) {
        #expect(TypedSession(Self.session).signature(typed) == signature.replacing("from <from …>", with: "<from …>"))
    }

    @Test func noSignatureWhereAWordIsBegunOrNobodyKnows() {
        let session = TypedSession(Self.session)
        for typed in ["curveTo cu", "unknown ", "let a = ", "stroke red; ", "group { ", "// circle "] { #expect(session.signature(typed) == nil, "behind \(typed)") }
        #expect(session.completion("curveTo ").parameterHelp == "where the curve ends")
    }

    // MARK: Files, help, and the session

    @Test func filesAreWantedInTextsThatNameThem() {
        let session = TypedSession()
        #expect(session.completion("import \"sha").files == .scripts)
        #expect(session.completion("import \"sha").word == "sha")
        #expect(session.completion("import \"sha").start == 8)
        #expect(session.completion("let car = image(\"a \\\"b").files == .images)
        #expect(session.completion("let car = image(\"a \\\"b").word == "a \"b")
        for typed in ["print \"a", "text \"a", "import \"a\"", "image \"a\" at (3, "] { #expect(session.completion(typed).files == nil) }
    }

    @Test func everyCandidateHasItsHelp() {
        let session = TypedSession(Self.session)
        func help(_ typed: String, _ name: String) -> String? { session.completion(typed).candidates.first { $0.text == name }?.help }
        #expect(help("mov", "moveTo") == "Lifts the pen and puts it down at a point.")
        #expect(help("", "radius") == "20")
        #expect(help("", "corner") == "(3, 4)")
        #expect(help("", "flower") == "flower(center, petals)")
        #expect(help("stroke ", "tomato") == "#ff6347")
        #expect(help("curveTo (9, 9) ", "via") == "the control points, which pull at the curve")
        #expect(help("text \"a\", ", "size") == "how large the letters are")
        for typed in ["", "corner.", "ring.", "unknown.", "let a = ", "rotate 4", "for x "] {
            for candidate in session.completion(typed).candidates where candidate.kind != .choice {
                #expect(!candidate.help.isEmpty, "\(candidate.text) behind \(typed)")
            }
        }
    }

    @Test func nothingIsRunAndNothingChanges() {
        let session = TypedSession(Self.session + ["let list = [1]", "moveTo 1, 1"])
        for typed in ["list.append(2).", "list.", "ring.", "lineTo 3, 4; ", "(list.removeLast()).", "print ring.bounds.", "random()."] { _ = session.completion(typed) }
        // The shape that was begun goes on, and the list is as it was.
        guard case .finished = session.conversation.say("lineTo 5, 5; let n = list.count", report: { _ in }) else { return #expect(Bool(false)) }
        #expect(session.completion("").candidates.first { $0.text == "n" }?.help == "1")
    }

    @Test func namesThatWereTakenBackAreNotOffered() {
        let session = TypedSession(["let radius = 20", "let other = 3"])
        _ = session.conversation.undo()
        #expect(!session.offers("circle corner, ").contains("other"))
        #expect(session.offers("circle corner, ").contains("radius"))
        // A new value of another kind.
        guard case .finished = session.conversation.say("let radius = (1, 2)", report: { _ in }) else { return #expect(Bool(false)) }
        #expect(session.offers("radius.").prefix(2) == ["x", "y"])
    }
}
