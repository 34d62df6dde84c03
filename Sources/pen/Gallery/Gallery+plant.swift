// The piece “plant” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let plant = ####"""
        // An L-system: a sentence that grows by two rules, and is then read as steps of a turtle.
        canvas 400, 400
        title "A plant"
        background linearGradient(from: (0, 0), to: (0, 400), stops: [#dcefe4, #fdf8e1])

        grow(c) = if c == "X" { "F+[[X]-X]-F[-FX]+X" } else if c == "F" { "FF" } else { c }
        let sentence = "X"
        repeat 4 { sentence = sentence.characters.map(grow).joined }

        let leaf = path { curveTo (14, 0) via (4, -6), (10, -5); curveTo (0, 0) via (10, 5), (4, 6) }
        let place = (96, 388)
        let course = -64deg
        let saved = []
        let tips = []

        shape {
            lineCap round; lineJoin round; stroke #40634e; lineWidth 1.8
            moveTo place
            for c in sentence {
                if c == "F" { place += polar(8.6, course); lineTo place }
                if c == "+" { course += 24deg }
                if c == "-" { course -= 24deg }
                if c == "X" { tips.append([place, course]) }
                if c == "[" { saved.append([place, course]) }
                if c == "]" {
                    let state = saved.removeLast
                    place = state[0]
                    course = state[1]
                    moveTo place
                }
            }
        }
        shape {
            stroke none; fill linearGradient(from: (0, 360), to: (0, 20), stops: [#2d8a5b, #a7c957])
            for tip in tips { draw leaf.rotated(tip[1]).transformed(translation(tip[0])) }
        }

        """####
}
