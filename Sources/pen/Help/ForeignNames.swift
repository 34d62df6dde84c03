// What one looks for who comes from another system, where no name of pen takes the place of theirs one to one: those that
// do are in the language's own table, with which errors are mended, too.

enum ForeignNames {
    /// The page for what another system calls `name`, or nil.
    static func page(for name: String) -> String? { pages[folded(name)] }

    /// The page for a name that means something else where it stands without the signs of its system: TikZ's `\draw`.
    static func exact(_ name: String) -> String? { signed[name.lowercased()] }

    private static let signed = ["\\draw": "drawing", "\\path": "drawing", "\\node": "text", "\\foreach": "for", "console.log": "print"]

    /// What other systems call that which this page tells of; in small letters.
    static func names(of page: String) -> [String] {
        byPage.filter { $0.key == page }.flatMap { $0.value.split(separator: " ") }.map { $0.lowercased() }
    }

    /// Without what systems write before and between words: `\draw`, `stroke-width`, `set_color`, `ctx.arc()`.
    static func folded(_ name: String) -> String {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return last.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// By the page's name: their names, with blanks between. Canvas, SVG, PostScript, Processing, Logo, turtles, Asymptote,
    /// MetaPost, TikZ, Core Graphics, SwiftUI, Manim, and languages that are not for drawing.
    static let byPage: KeyValuePairs<String, String> = [
        "shape": "beginPath newPath beginShape CAShapeLayer VMobject",
        "group": "save restore pop gsave grestore pushMatrix popMatrix saveGState restoreGState pushStyle g scope currentpicture frame resetTransform resetMatrix UIGraphicsPushContext",
        "close": "endShape cycle closeFigure",
        "layers": "CALayer UIView object3d Mobject sprite zPosition zIndex next_to",
        "front": "bringSubviewToFront bring_to_front raise",
        "back": "sendSubviewToBack send_to_back",
        "path": "Path2D CGPath CGMutablePath GeneralPath",
        "paths": "UIBezierPath NSBezierPath BezierPath arctime",
        "contains": "isPointInPath isPointInStroke hitTest",
        "textPath": "measureText stringWidth charpath textWidth createFont",
        "tangentAt": "direction",
        "spline": "tension curl Catmull curveTightness",
        "via": "control controlPoint1 bend",
        "lineTo": "polyline triangle quad pendown pd",
        "moveTo": "penup pu up home teleport setx sety",
        "turtle": "seth setheading hideturtle ht showturtle st begin_fill end_fill clearscreen cs",
        "currentPoint": "xcor ycor pos",
        "polar": "dir cis fromAngle",
        "circle": "drawdot point",
        "arc": "halfcircle quartercircle sector pie wedge",
        "roundRect": "cornerRadius rx ry Capsule RoundedCorners",
        "polygon": "hexagon pentagon",
        "draw": "use symbol defs stamp",
        "lineWidth": "pickup pencircle thick thin ultrathick verythick linethickness",
        "lineDash": "dashed dotted evenly withdots linetype denselydotted looselydashed",
        "lineCap": "roundcap squarecap",
        "lines": "BasicStroke pen",
        "strokeEnd": "trim",
        "fillRule": "eofill evenoddrule windingRule",
        "clip": "eoclip mask unfill clipShape setClip",
        "mixing": "tint fillOpacity strokeOpacity transparencygroup",
        "withAlpha": "stopOpacity",
        "colours": "setcmykcolor cmyk UIColor CGColor NSColor colorMode",
        "gradients": "addColorStop stop shade axialshade radialshade CAGradientLayer AngularGradient conicGradient",
        "scaling": "zscaled xscaled yscaled",
        "scaleBy": "xscale yscale unitsize",
        "translate": "xshift yshift",
        "transform": "matrix concat applyMatrix CGAffineTransform AffineTransform CATransform3D",
        "coordinates": "viewBox preserveAspectRatio",
        "canvas": "tikzpicture createGraphics screen setup",
        "points": "PVector createVector pair CGPoint vec2 NSPoint complex triple",
        "rect": "CGRect NSRect rectMode",
        "oval": "ellipseMode",
        "text": "node tspan show MathTex Tex btex etex textSize textAnchor textBaseline fontSize",
        "fonts": "findfont scalefont setfont selectfont fontFamily textFont UIFont fontWeight",
        "image": "imageSmoothingEnabled UIImage PImage createImage href",
        "output": "showpage shipout saveCanvas toDataURL endfig savefig export",
        "drawing": "getContext beginfig noLoop mainloop begin",
        "let": "const var make set pgfmathsetmacro coordinate numeric real float double auto local dim",
        "def": "function func fn vardef newcommand proc method primarydef fun",
        "functions": "lambda closure",
        "plot": "FunctionGraph ParametricFunction ImplicitFunction addplot", "axes": "NumberPlane xaxis yaxis axis",
        "if": "elif elseif elsif switch case match ifelse when unless guard",
        "for": "forall endfor each",
        "loops": "range upto downto do until loop",
        "none": "None NIL nan",
        "true": "TRUE", "false": "FALSE",
        "operators": "div idiv mul sub remainder quotient and_then",
        "return": "op exit yield",
        "import": "include require using input load source run",
        "commands": "semicolon newline comment REM",
        "strings": "str substr substring sprintf",
        "floor": "int integer truncate",
        "randomness": "normaldeviate noise perlin randn",
        "derivative": "derivativeAt", "derivatives": "diff differentiate grad",
        "pi": "TWO_PI HALF_PI TAU QUARTER_PI M_PI", "deg": "DEGREES",
        "errors": "try catch throw exception assert", "print": "console document alert message show_msg",
        "bounds": "minX minY maxX maxY getBBox boundingRect frame_size",
    ]

    private static let pages: [String: String] = {
        let pairs = byPage.flatMap { page, names in names.split(separator: " ").map { (folded(String($0)), page) } }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()
}
