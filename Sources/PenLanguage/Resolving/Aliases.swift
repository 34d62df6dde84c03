// What other systems call it.

/// Lower-cased names of Canvas, PostScript, Core Animation, SVG, Logo, Processing and of everyday English, and pen's.
enum Aliases {
    /// What lists and texts know elsewhere; lower-cased.
    static let methods: [String: String] = [
        "size": "count", "length": "count", "len": "count", "push": "append", "add": "append", "includes": "contains", "has": "contains",
        "alpha": "withAlpha", "opacity": "withAlpha", "squareroot": "sqrt", "points": "controlPoints", "vertices": "controlPoints", "nodes": "controlPoints",
    ]

    /// Names of other languages for what pen writes as a value; upper-cased.
    static let values: [String: String] = [
        "TWO_PI": "2pi", "TAU": "2pi", "HALF_PI": "(pi / 2)", "QUARTER_PI": "(pi / 4)", "M_PI": "pi",
    ]

    /// Words elsewhere for where texts stand; lower-cased.
    static let words: [String: String] = [
        "middle": "center", "centre": "center", "centered": "center", "centred": "center", "start": "left", "leading": "left", "end": "right",
        "trailing": "right",
    ]

    static let pen: [String: String] = [
        "rectangle": "rect", "square": "rect", "box": "rect", "ellipse": "oval", "roundedrect": "roundRect", "roundrectangle": "roundRect",
        "lineto": "lineTo", "moveto": "moveTo", "curveto": "curveTo", "line": "lineTo", "move": "moveTo", "goto": "moveTo",
        "rlineto": "lineBy", "rmoveto": "moveBy", "rcurveto": "curveBy", "addline": "lineTo", "bezier": "curveTo", "beziercurveto": "curveTo",
        "quadraticcurveto": "curveTo", "quadto": "curveTo", "cubicto": "curveTo", "arcto": "arcTo", "closepath": "close",
        "strokecolor": "stroke", "strokestyle": "stroke", "pencolor": "stroke", "color": "stroke", "colour": "stroke", "setcolor": "stroke",
        "fillcolor": "fill", "fillstyle": "fill", "nofill": "fill", "nostroke": "stroke", "strokewidth": "lineWidth", "linewidth": "lineWidth",
        "penwidth": "lineWidth", "pensize": "lineWidth", "strokeweight": "lineWidth", "thickness": "lineWidth",
        "linecap": "lineCap", "strokecap": "lineCap", "linejoin": "lineJoin", "strokejoin": "lineJoin", "setdash": "lineDash", "dash": "lineDash",
        "linedash": "lineDash", "fd": "forward", "bk": "back", "backward": "back", "backwards": "back", "rt": "right", "lt": "left",
        "turnright": "right", "turnleft": "left", "scaled": "scaling", "shifted": "translation",
        "translated": "translation", "shear": "skew", "size": "canvas", "createcanvas": "canvas", "blendmode": "blendMode", "alpha": "opacity",
        "println": "print", "echo": "print", "puts": "print", "push": "append", "add": "append", "len": "count", "size_of": "count",
        "foreach": "map", "fold": "reduce", "sort": "sorted", "reverse": "reversed", "join": "joined",
        "arcsin": "asin", "arccos": "acos", "arctan": "atan", "ceiling": "ceil", "sgn": "sign", "rand": "random", "randint": "random",
        "grey": "gray", "hsv": "hsb", "lineargradient": "linearGradient", "radialgradient": "radialGradient", "label": "text", "write": "text",
        "drawtext": "text", "drawimage": "image", "img": "image", "picture": "image",
        "ngon": "polygon", "regularpolygon": "polygon", "setbackground": "background", "null": "none", "undefined": "none",
        "infinity": "inf", "infinite": "inf", "indefinite": "inf", "forever": "inf", "bounce": "easeOutBounce", "elastic": "easeOutElastic", "setlinewidth": "lineWidth", "setlinecap": "lineCap", "setlinejoin": "lineJoin",
        "stroketext": "text", "drawcircle": "circle", "setpos": "moveTo", "setposition": "moveTo", "setxy": "moveTo", "printf": "print", "fillcircle": "circle", "arcn": "arc", "color3": "rgb", "color4": "rgb", "vertex": "lineTo",
        "translateby": "translate", "rotateby": "rotate", "scaleby": "scaleBy",
        // Canvas and SVG.
        "fillrect": "rect", "strokerect": "rect", "setlinedash": "lineDash", "linedashoffset": "lineDash", "strokedasharray": "lineDash",
        "strokelinecap": "lineCap", "strokelinejoin": "lineJoin", "strokemiterlimit": "miterLimit", "globalalpha": "opacity",
        "globalcompositeoperation": "blendMode", "mixblendmode": "blendMode", "settransform": "transform",
        "createlineargradient": "linearGradient", "createradialgradient": "radialGradient", "filltext": "text", "clippath": "clip",
        "skewx": "skew",
        // PostScript.
        "arct": "arcTo", "setmiterlimit": "miterLimit", "setflat": "flatness", "sethsbcolor": "hsb", "setrgbcolor": "rgb",
        "setgray": "gray", "rectfill": "rect", "rectstroke": "rect", "rectclip": "clip", "flattenpath": "flattened",
        "strokepath": "outline", "unite": "union", "intersection": "intersect", "difference": "subtract", "subtracting": "subtract", "minus": "subtract",
        "symmetricdifference": "xor", "exclude": "xor", "getnearestpoint": "nearest", "closestpoint": "nearest", "project": "nearest", "parallelcurve": "offset",
        "convexhull": "hull", "centreofmass": "centroid", "simplify": "simplified", "gettotallength": "length", "intersectionpoints": "intersections",
        "curves": "segments", "pieces": "segments", "inflectionpoints": "inflections", "curvaturecircle": "osculatingCircle", "circleofcurvature": "osculatingCircle",
        "crossings": "intersections", "getintersections": "intersections", "pathbbox": "bounds",
        "reversepath": "reversed",
        // Processing.
        "constrain": "clamp", "dist": "distance", "mag": "length", "lerpcolor": "mix", "randomseed": "seed", "loadimage": "image",
        "sq": "pow", "shearx": "skew", "curvevertex": "spline", "beziervertex": "curveTo",
        // Turtles.
        "setcolour": "stroke", "setpencolor": "stroke", "setpc": "stroke", "setpensize": "lineWidth", "bgcolor": "background",
        "setfillcolor": "fill", "setpencolour": "stroke",
        // Asymptote and MetaPost.
        "linecolor": "stroke", "withcolor": "stroke", "withpen": "lineWidth", "slanted": "skewing", "shift": "translate", "slant": "skew",
        "arclength": "length", "uniformdeviate": "random", "dotlabel": "text", "fullcircle": "circle", "unitcircle": "circle",
        "unitsquare": "rect", "filldraw": "fill", "boundingbox": "bounds", "bbox": "bounds",
        // Core Graphics, SwiftUI and Manim.
        "addcurve": "curveTo", "addquadcurve": "curveTo", "addarc": "arc", "addrect": "rect", "addellipse": "oval",
        "addroundedrect": "roundRect", "roundedrectangle": "roundRect", "closesubpath": "close", "setstroke": "stroke", "setfill": "fill",
        "setstrokecolor": "stroke", "foregroundcolor": "fill", "foregroundstyle": "fill", "addclip": "clip", "rotationeffect": "rotate",
        "scaleeffect": "scaleBy", "concatenate": "transform", "ishidden": "hidden", "anchorpoint": "anchor", "linecapstyle": "lineCap",
        "linejoinstyle": "lineJoin", "usesevenoddfillrule": "fillRule", "zstack": "group", "vgroup": "group", "set_stroke": "stroke",
        "set_fill": "fill", "set_opacity": "opacity", "set_color": "stroke", "move_to": "position", "cubicbezier": "curveTo",
        "regular_polygon": "polygon", "strokecolour": "stroke", "fillcolour": "fill",
        // Animations in UIKit, Core Animation, CSS, GSAP, Manim and other timelines.
        "tween": "animate", "addanimation": "animate", "addkeyframe": "animate", "sleep": "wait", "pause": "wait", "settimeout": "wait", "dispatchafter": "wait",
        "parallel": "together", "animationgroup": "together", "simultaneously": "together", "succession": "sequence", "timeline": "sequence", "chain": "sequence",
        "laggedstart": "stagger", "staggered": "stagger", "showcreation": "drawOn", "create": "drawOn", "uncreate": "fadeOut", "replacementtransform": "morph", "morphto": "morph",
        "indicate": "pulse", "movealongpath": "follow", "offsetpath": "follow", "animatemotion": "follow", "appear": "fadeIn", "disappear": "fadeOut",
        "removefromsuperlayer": "remove", "removefromparent": "remove", "destroy": "remove", "delete": "remove",
        "easeineaseout": "easeInOut", "ease_in_out": "easeInOut", "ease_in": "easeIn", "ease_out": "easeOut", "ease": "default", "rush_into": "easeIn", "rush_from": "easeOut",
    ]
}
