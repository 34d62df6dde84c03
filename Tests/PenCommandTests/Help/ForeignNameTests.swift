// What other systems call it finds what pen calls it.

import PenLanguage
import Testing

@testable import pen

@Suite struct ForeignNameTests {
    /// The names as the manuals of these systems write them, each with the page that tells what to do here.
    @Test(arguments: [
        // Canvas and SVG
        ("bezierCurveTo", "curveTo"), ("quadraticCurveTo", "curveTo"), ("beginPath", "shape"), ("strokeStyle", "stroke"), ("globalAlpha", "opacity"),
        ("setLineDash", "lineDash"), ("ctx.fillText", "text"), ("createLinearGradient", "linearGradient"), ("isPointInPath", "contains"),
        ("stroke-width", "lineWidth"), ("stroke-dasharray", "lineDash"), ("viewBox", "coordinates"), ("clipPath", "clip"), ("polyline", "lineTo"),
        // PostScript
        ("rlineto", "lineBy"), ("rmoveto", "moveBy"), ("setlinewidth", "lineWidth"), ("setrgbcolor", "rgb"), ("gsave", "group"), ("eofill", "fillRule"),
        ("arcn", "arc"), ("arct", "arcTo"), ("showpage", "output"), ("charpath", "textPath"), ("findfont", "fonts"), ("strokepath", "outline"),
        // Processing
        ("strokeWeight", "lineWidth"), ("createCanvas", "canvas"), ("pushMatrix", "group"), ("bezierVertex", "curveTo"), ("lerpColor", "mix"),
        ("constrain", "clamp"), ("dist", "distance"), ("PVector", "points"), ("noFill", "fill"), ("randomSeed", "seed"), ("loadImage", "image"),
        // Logo and turtles
        ("fd", "forward"), ("bk", "back"), ("rt", "right"), ("lt", "left"), ("penup", "moveTo"), ("pd", "lineTo"), ("setxy", "moveTo"), ("seth", "turtle"),
        ("xcor", "currentPoint"), ("pencolor", "stroke"), ("bgcolor", "background"), ("begin_fill", "turtle"),
        // Asymptote, MetaPost, TikZ
        ("withcolor", "stroke"), ("pickup", "lineWidth"), ("cycle", "close"), ("fullcircle", "circle"), ("arclength", "length"),
        ("dir", "polar"), ("unitsize", "scaleBy"), ("shipout", "output"), ("vardef", "def"), ("\\draw", "drawing"), ("\\filldraw", "fill"), ("\\foreach", "for"),
        ("\\node", "text"), ("\\clip", "clip"), ("xshift", "translate"),
        // Core Graphics, SwiftUI, Manim
        ("UIBezierPath", "paths"), ("CGPath", "path"), ("addCurve", "curveTo"), ("addQuadCurve", "curveTo"), ("addLine", "lineTo"), ("strokeColor", "stroke"),
        ("saveGState", "group"), ("closeSubpath", "close"), ("CAShapeLayer", "shape"), ("CALayer", "layers"), ("cornerRadius", "roundRect"),
        ("ZStack", "group"), ("rotationEffect", "rotate"), ("VGroup", "group"), ("MathTex", "text"), ("set_stroke", "stroke"), ("move_to", "position"),
        // Languages
        ("function", "functions"), ("func", "def"), ("const", "let"), ("elif", "if"), ("lambda", "functions"), ("null", "none"), ("println", "print"),
        ("console.log", "print"), ("Math.PI", "pi"), ("arcsin", "asin"),
    ])
    func itLeadsToThePage(name: String, page: String) throws {
        let text = try HelpCommand.text(of: name, Paragraph(width: 78))
        #expect(text.contains("`\(page)`") || text.hasPrefix(page + "\n"), "\(name): \(text.prefix(100))")
    }

    @Test func everyPageNamedExists() {
        for (page, names) in ForeignNames.byPage {
            #expect(!HelpSubject.named(page).isEmpty, "\(page)")
            #expect(!names.isEmpty)
        }
        for builtin in BuiltinInfo.all {
            for name in builtin.otherNames { #expect(BuiltinInfo.ownName(for: name) == builtin.name, "\(name)") }
        }
    }

    /// A name that pen has itself is found before any of another system, so that its entry would do nothing.
    @Test func noEntryIsForNothing() {
        let own = Set(HelpSubject.all.filter { !$0.name.hasPrefix("-") }.map(\.name)), aliases = Set(BuiltinInfo.all.flatMap(\.otherNames))
        let names = ForeignNames.byPage.flatMap { $0.value.split(separator: " ").map(String.init) }
        #expect(names.filter { own.contains($0) || aliases.contains($0.lowercased()) } == [])
        let folded = names.map(ForeignNames.folded)
        #expect(Dictionary(grouping: folded, by: \.self).filter { $0.value.count > 1 }.keys.sorted() == [])
    }
}
