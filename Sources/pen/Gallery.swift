// The gallery inside the binary; written by scripts/embed-gallery from scripts/gallery, not by hand.

enum Gallery {
    static let scripts: [(name: String, text: String)] = [
        (
            "casteljau",
            ####"""
            // De Casteljau's construction: halfway (here 62 %) on the lines between the points, again and again, lies the curve.
            canvas 400, 400
            title "De Casteljau's construction"
            background #fffaf0
            lineJoin round; lineCap round

            let points = [(40, 330), (70, 60), (250, 30), (365, 170), (300, 350)]
            let t = 62%
            between(points, t) = list(points.count - 1, i => lerp(points[i], points[i + 1], t))

            let curve = path { moveTo points[0]; curveTo points.last, via: points[1..3] }
            let inks = [#9aa5b1, #2a9d8f, #e9a820, #f4743b, #c81d25]

            let level = points
            for ink in inks {
                stroke ink; lineWidth 2
                for (i, p) in level { if i == 0 { moveTo p } else { lineTo p } }
                if level.count == 2 { shape { draw curve; stroke #22223b; lineWidth 5 } }
                fill white
                for p in level { circle p, 5 }
                fill none
                level = between(level, t)
            }

            """####),
        (
            "clock",
            ####"""
            // A station clock at 10:09:36, drawn once for all hours with rotated coordinates.
            canvas 400, 400
            title "Clock"
            background #d9dee4
            let (hour, minute, second) = [10, 9, 36]

            translate 200, 200
            shape { circle 0, 4, 172; fill rgb(0, 0, 0, 0.15); stroke none }
            shape {
                circle 0, 0, 170; stroke #2b3440; lineWidth 10
                fill radialGradient(center: (-50, -70), radius: 260, stops: [white, #eef1f4])
            }

            for mark in 0..<60 {
                let long = mark % 5 == 0
                lineWidth if long { 9 } else { 3 }
                moveTo polar(if long { 118 } else { 140 }, mark * 6deg)
                lineTo polar(151, mark * 6deg)
            }

            def hand(turn, reach, tail, width) {
                group {
                    rotate turn
                    fill #1c232c; stroke none
                    moveTo -width / 2, tail
                    lineTo -width / 2.8, -reach
                    lineTo width / 2.8, -reach
                    lineTo width / 2, tail
                    close
                }
            }
            hand (hour + minute / 60) * 30deg, 92, 30, 16
            hand (minute + second / 60) * 6deg, 138, 30, 12
            group {
                rotate second * 6deg
                stroke #d22630; lineWidth 4; fill #d22630
                moveTo 0, 40; lineTo 0, -86
                circle 0, -98, 10
                circle 0, 0, 4
            }

            """####),
        (
            "fish",
            ####"""
            // A fish of 16 × 11 pixels, which the script holds itself, swims along waves. Its pixels stay sharp, whatever its size.
            canvas 400, 400
            title "Pixel fish"
            background linearGradient((0, 0), (0, 400), [#9be7f5, #1f7fb0, #0b2545])

            let data = [
                "iVBORw0KGgoAAAANSUhEUgAAABAAAAALBAMAAACEzBAKAAAAFVBMVEUAAAB6LhL/sC7wcCj///8UFCjIKDwkutn+AAAA",
                "AXRSTlMAQObYZgAAAEtJREFUeNoFwbERwzAMBMF7kIHkCN+B1X9jyoCQMw7gXQFmmg0yQ4dxSmZ9Lh/iW4FFkpYeACaM",
                "SHYHNTS/iqlOUazDuZmXDVMM/AGqCBh6vfL5UQAAAABJRU5ErkJggg==",
            ]
            let fish = "data:image/png;base64," + data.joined()
            seed 4

            wave(x) = 12sin(x / 30) + 8cos(x / 17)
            def swim(x, y, size) {
                let swimmer = image(fish, at: (x, y + wave(x)), size: size, anchor: (50%, 50%), smoothing: false)
                swimmer.rotation = atan(wave'(x))
            }

            for row in 0..<7 {
                let y = 40 + 55row
                fill none; stroke white; opacity 25%; lineWidth 1.5
                moveTo 0, y + wave(0)
                for x in 10..400 by 10 { lineTo x, y + wave(x) }
                opacity 0.5 + 0.08row
                for k in 0..<3 { swim random(0..110) + 130k + 20, y, 22 + 6row }
            }
            opacity 1
            swim 215, 205, 190

            """####),
        (
            "glyph",
            ####"""
            // The letter e as a type designer sees it: anchors are squares, control points circles, handles lines.
            canvas 400, 400
            title "A glyph and its handles"
            background #f7f8fa

            // Each segment is [end] for a line or [control, control, end] for a curve.
            let outside = [[(318, 214)], [(128, 214)], [(132, 262), (164, 292), (210, 292)], [(244, 292), (270, 280), (292, 258)],
                [(314, 288)], [(288, 316), (250, 332), (204, 332)], [(126, 332), (82, 280), (82, 202)], [(82, 122), (132, 70), (202, 70)],
                [(274, 70), (318, 120), (318, 198)]]
            let counter = [[(128, 178)], [(272, 178)], [(268, 134), (242, 108), (202, 108)], [(162, 108), (134, 134), (128, 178)]]

            def trace(contour) {
                moveTo contour[0][0]
                for segment in contour.dropFirst(1) {
                    if segment.count == 1 {
                        lineTo segment[0]
                    } else {
                        curveTo segment[2], via: segment.prefix(2)
                    }
                }
                close
            }

            stroke #d5dae1
            for y in [70, 178, 332] { moveTo 24, y; lineTo 376, y }
            shape { trace outside; trace counter; fillRule evenOdd; fill #c9d6ee; stroke #24344d; lineWidth 2 }

            def handle(node, control) {
                shape { moveTo node; lineTo control; stroke #e4572e; lineWidth 1.2 }
                shape { circle control, 4; fill white; stroke #e4572e; lineWidth 1.5 }
            }
            for contour in [outside, counter] {
                for (i, segment) in contour {
                    if segment.count == 3 {
                        handle contour[i - 1].last, segment[0]
                        handle segment[2], segment[1]
                    }
                }
                for segment in contour { shape { rect segment.last - (4, 4), 8, 8; fill #24344d; stroke none } }
            }

            """####),
        (
            "hills",
            ####"""
            // Hills before a low sun: each ridge is a sum of waves under a gradient, and the near ones are darker.
            canvas 400, 400
            title "Hills"
            background linearGradient(from: (0, 0), to: (0, 400), stops: [#2b3a67, #b56576, #ffb570, #ffe0a3])
            stroke none
            fill radialGradient(center: (270, 190), radius: 120, stops: [#fff3c4, rgb(1, 0.9, 0.6, 0)])
            circle 270, 190, 120
            fill #fff6d5
            circle 270, 190, 34

            ridge(x, i) = 215 + 34i + 16sin(x / 58 + 2.1i) + 9sin(x / 23 + 5i) + 3.5sin(x / 9 + i)

            for i in 0..5 {
                let top = mix(#d98373, #1b1b3a, i / 5)
                fill linearGradient(from: (0, 190 + 34i), to: (0, 300 + 34i), stops: [top, mix(top, #ffb570, 35% - 6% * i)])
                moveTo 0, 400
                for x in 0..400 by 5 { lineTo x, ridge(x, i) }
                lineTo 400, 400
                close
            }

            """####),
        (
            "lissajous",
            ####"""
            // Two swings at right angles, 5 against 4: a Lissajous figure in the colours of its phase, from f and f'.
            canvas 400, 400, origin: center
            title "Lissajous"
            background #0b0c1a
            fill none

            f(t) = (155sin(5t + 90deg), 155sin(4t))
            let pieces = 100
            let dt = 1turn / pieces

            for width in [9, 2.4] {
                lineWidth width
                for i in 0..<pieces {
                    let t = i * dt
                    stroke oklch(0.77, 0.16, t, if width > 3 { 0.22 } else { 1 })
                    moveTo f(t)
                    curveTo f(t + dt) via f(t) + f'(t) * dt / 3, f(t + dt) - f'(t + dt) * dt / 3
                }
            }

            """####),
        (
            "moire",
            ####"""
            // Moiré: two fans of fine circles, a little apart, draw big curves that are in neither of them.
            canvas 400, 400
            title "Moiré"
            background #fcfcf7
            fill none; lineWidth 2.2
            clip { circle 200, 200, 176 }

            blendMode multiply
            for (i, ink) in [#0077b6, #e5383b] {
                stroke ink
                for r in 4..202 by 6 { circle 176 + 48i, 200, r }
            }

            """####),
        (
            "osculating",
            ####"""
            // The circles that fit a spiral best, from its curvature: they lie inside each other and never touch.
            canvas 400, 400, origin: center
            title "Osculating circles"
            background #f4f1ea
            fill none

            spiral(t) = polar(15.5exp(0.15t), t) + (10, 12)
            let road = path { spline through list(65, i => spiral(i / 4)) }
            lineWidth 0.9
            for i in 4..57 {
                let t = i / 64
                let radius = 1 / road.curvatureAt(t)
                stroke oklch(0.5, 0.15, 330deg - 160deg * t)
                circle road.pointAt(t) + radius * road.normalAt(t), abs(radius)
            }
            shape { draw road; stroke #1d1d2b; lineWidth 3; lineCap round }

            """####),
        (
            "pebbles",
            ####"""
            // Pebbles: each one is put down by chance, as large as fits among those that lie there already.
            canvas 400, 400
            title "Pebbles"
            background #22303a
            stroke none
            seed 4

            let pebbles = []
            def room(p) {
                let free = min(40, 176 - distance(p, (200, 200)))
                for pebble in pebbles { free = min(free, distance(p, pebble[0]) - pebble[1]) }
                return free
            }

            repeat 5000 {
                let p = (random(20, 380), random(20, 380))
                let radius = room(p) - 1.5
                if radius > 3 { pebbles.append([p, radius]) }
            }
            let beach = [#e8dcc4, #c2b092, #8fa3a6, #d98e73, #f4efe6, #5f7a82, #b5654a]
            for pebble in pebbles {
                fill random(beach)
                circle pebble[0], pebble[1]
            }

            """####),
        (
            "penrose",
            ####"""
            // Penrose's rhombs: golden triangles are cut into golden triangles, and never repeat.
            canvas 400, 400, origin: center
            title "Penrose tiling"
            background #fbf7ef
            let golden = (1 + sqrt(5)) / 2

            // A triangle is [is it wide, tip, corner, corner].
            def cut(triangle) {
                let (wide, a, b, c) = triangle
                if not wide {
                    let p = a + (b - a) / golden
                    return [[no, c, p, b], [yes, p, c, a]]
                }
                let q = b + (a - b) / golden
                let r = b + (c - b) / golden
                return [[yes, r, c, a], [yes, q, r, b], [no, r, q, a]]
            }

            let triangles = list(10, i => {
                let b = polar(250, i * 36deg - 18deg)
                let c = polar(250, i * 36deg + 18deg)
                if i % 2 == 0 { [no, (0, 0), c, b] } else { [no, (0, 0), b, c] }
            })
            repeat 4 { triangles = triangles.map(cut).flattened }

            clip { circle 0, 0, 178 }
            for wide in [no, yes] {
                shape {
                    for triangle in triangles {
                        let (kind, a, b, c) = triangle
                        if kind == wide { moveTo b; lineTo a; lineTo c }
                    }
                    fill if wide { #3d5a80 } else { #e07a5f }; stroke #fbf7ef; lineWidth 1.5; lineJoin round
                }
            }

            """####),
        (
            "plant",
            ####"""
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

            """####),
        (
            "roses",
            ####"""
            // Rhodonea curves: r = cos(n/d * t), with n growing to the right and d downwards.
            canvas 400, 400
            title "Roses"
            background #fbf4ea
            lineWidth 1.4
            fillRule evenOdd

            for (row, d) in [1, 2, 4] {
                for (column, n) in [3, 5, 7] {
                    rose(t) = polar(52cos(n / d * t), t)
                    let period = if d % 2 == 1 { pi * d } else { 2pi * d }
                    let pieces = 36d + 12
                    let hue = 20deg + 55deg * column + 25deg * row
                    group {
                        translate 80 + 120column, 80 + 120row
                        stroke oklch(0.52, 0.15, hue)
                        fill oklch(0.8, 0.11, hue, 0.5)
                        spline through list(pieces, i => rose(i / pieces * period)), closed: yes
                    }
                }
            }

            """####),
        (
            "snowflake",
            ####"""
            // Koch's snowflake, and smaller ones inside it: every line grows a tooth on its middle third.
            canvas 400, 400, origin: center
            title "Snowflake"
            background oklch(0.24, 0.06, 262deg)
            stroke none

            def koch(a, b, depth) {
                if depth == 0 { lineTo b; return }
                let third = (b - a) / 3
                let tip = a + third + third.rotated(60deg)
                koch a, a + third, depth - 1
                koch a + third, tip, depth - 1
                koch tip, b - third, depth - 1
                koch b - third, b, depth - 1
            }

            snowflake(radius, turn, depth) = path {
                let corners = [90deg, -30deg, 210deg].map(a => polar(radius, a + turn))
                moveTo corners[0]
                for i in 0..2 { koch corners[i], corners[(i + 1) % 3], depth }
                close
            }

            for i in 0..5 {
                fill oklch(0.36 + 0.12i, 0.1 - 0.015i, (262 - 9i) * 1deg)
                draw snowflake(172 / sqrt(3)^i, i * 30deg, max(1, 4 - i))
            }

            """####),
        (
            "spirograph",
            ####"""
            // A pen in a small wheel that rolls inside a ring: three hypotrochoids of one pair of gears.
            canvas 400, 400, origin: center
            title "Spirograph"
            background #fffdf6
            fill none
            lineWidth 1.1

            let ring = 105
            let wheel = 63  // 105 : 63 = 5 : 3, so the pen is back after 3 turns
            hypotrochoid(pen) = t => polar(ring - wheel, t) + polar(pen, t * (wheel - ring) / wheel)

            for (i, color) in [crimson, darkorange, teal, royalblue] {
                for j in 0..2 {
                    let curve = hypotrochoid(128 - 28i - 6j)
                    stroke color.withAlpha(1 - 0.25j)
                    spline through list(72, k => curve(k * 15deg)), closed: yes
                }
            }

            """####),
        (
            "stars",
            ####"""
            // An Islamic star pattern: from the middle of each hexagon's side two lines leave at one angle, and meet the next ones.
            canvas 400, 400
            title "Stars in contact"
            background #f0e6d2

            let radius = 46  // of the circle inside a hexagon
            let slant = 33deg
            let meeting = sin(slant) / sin(150deg - slant)  // law of sines: where two lines meet, as a part of the radius
            let tile = path { star (0, 0), radius, points: 6, inner: meeting }.rotated(30deg)
            let heart = path { star (0, 0), radius * meeting, points: 6, inner: meeting }

            clip { rect 20, 20, 360, 360 }
            for row in 0..5 {
                for column in 0..5 {
                    let center = 2radius * (column + row % 2 / 2, row * sin(60deg)) - (30, 0)
                    group {
                        translate center
                        lineJoin miter
                        fill oklch(0.42 + 0.05 * ((row + 2column) % 3), 0.075, 195deg + 22deg * ((row + column) % 3))
                        stroke #c9a227; lineWidth 3
                        draw tile
                        fill #e3b23c; lineWidth 2
                        draw heart
                    }
                }
            }

            """####),
        (
            "sunflower",
            ####"""
            // Phyllotaxis: every seed stands a golden angle further than the one before it.
            canvas 400, 400, origin: center
            title "Sunflower"
            background linearGradient(from: (0, 200), to: (0, -200), stops: [#123a4a, #0a1e2c])
            stroke none

            let golden = 1turn * (2 - (1 + sqrt(5)) / 2)
            let seeds = 330
            for n in 1..seeds {
                let age = n / seeds
                fill mix(#b5541c, #ffd84d, smoothstep(0.15, 0.9, age))
                circle polar(9.4sqrt(n), n * golden), 2.2 + 3.8age
            }

            """####),
        (
            "tangents",
            ####"""
            // Only tangents are drawn; the curve appears as what they all touch. f' is the derivative of f.
            canvas 400, 400, origin: center
            title "An envelope of tangents"
            background #14121f
            lineWidth 0.9
            translate 0, -32

            f(x) = 105cos(x / 45) * exp(-(x / 130)^2)

            for x in -170..170 by 4 {
                let direction = (1, f'(x)).normalized
                stroke oklch(0.78, 0.14, 200deg + 0.9deg * x, 0.75)
                moveTo (x, f(x)) - 92direction
                lineTo (x, f(x)) + 92direction
            }

            """####),
        (
            "truchet",
            ####"""
            // Truchet tiles: two quarter circles in each square, turned by chance, join into endless ribbons.
            canvas 400, 400
            title "Truchet tiles"
            background #f3e9dc
            seed 11

            let side = 40
            let tile = path {
                moveTo side / 2, 0
                arc (0, 0), side / 2 from 0deg to 90deg
                moveTo side / 2, side
                arc (side, side), side / 2 from 180deg to 270deg
            }
            let ribbons = path {
                for row in 0..<9 {
                    for column in 0..<9 {
                        let turned = tile.rotated(random(0..1) * 90deg, (side / 2, side / 2))
                        draw turned.transformed(translation(20 + side * column, 20 + side * row))
                    }
                }
            }
            clip { roundRect 20, 20, 360, 360, 14 }
            shape { rect 20, 20, 360, 360; fill #0f4c5c; stroke none }
            for (i, color) in [#e36414, #f3e9dc, #9a031e] {
                shape { draw ribbons; stroke color; lineWidth 22 - 8i }
            }

            """####),
        (
            "venn",
            ####"""
            // Three discs and four blend modes: ink is multiplied, light is screened.
            canvas 400, 400
            title "Ink and light"
            stroke none

            let ink = [#00aeef, #ec008c, #fff200]
            let light = [#ff3b30, #34c759, #3478f6]
            let plates = [["multiply", #fdfcf8, ink], ["screen", #101018, light], ["difference", #fdfcf8, light], ["overlay", #8d99ae, ink]]

            for (i, plate) in plates {
                let (mode, paper, colors) = plate
                group {
                    translate 200 * (i % 2), 200floor(i / 2)
                    fill paper
                    rect 0, 0, 200, 200
                    blendMode mode
                    for (j, color) in colors {
                        fill color
                        circle (100, 104) + polar(31, j * 120deg - 90deg), 50
                    }
                }
            }

            """####),
    ]
}
