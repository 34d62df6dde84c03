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
            "construction",
            ####"""
            // De Casteljau's construction in motion: the same part of every line, again and again, and the last point runs on the curve.
            canvas 400, 400
            title "Construction of a curve"
            background #fffaf0
            fill none; lineJoin round; lineCap round

            let points = [(45, 320), (60, 60), (330, 40), (350, 310)]
            let inks = [#a9b4bf, #2a9d8f, #e9a820, #c81d25]

            between(points, t) = list(points.count - 1, i => lerp(points[i], points[i + 1], t))
            level(k, t) = if k == 0 { points } else { between(level(k - 1, t), t) }

            shape { moveTo points[0]; curveTo points[3] via points[1], points[2]; stroke #22223b; lineWidth 5 }
            for (k, ink) in inks {
                let lines = shape(t: 0) {
                    for (i, p) in level(k, t) { if i == 0 { moveTo p } else { lineTo p } }
                    stroke ink; lineWidth 2.5
                }
                let dots = shape(t: 0) {
                    for p in level(k, t) { moveTo p; lineTo p }
                    stroke ink; lineWidth 10 + 2k
                }
                if k > 0 {
                    animate over 4s, ease: easeInOutSine, autoreverse: yes, repeat: inf {
                        lines.t = 1
                        dots.t = 1
                    }
                }
            }

            """####),
        (
            "easings",
            ####"""
            // Eight ways from left to right and back: each easing moves a ball, and beside it stands its curve.
            canvas 400, 400
            title "Easings"
            background #fbf7f0
            fill none; lineJoin round

            let ways = [linear, easeIn, easeOut, easeInOut, easeOutBack, easeOutBounce, easeOutElastic, spring(damping: 0.25)]
            let names = ["linear", "easeIn", "easeOut", "easeInOut", "easeOutBack", "easeOutBounce", "easeOutElastic", "spring"]

            let balls = list(8, i => {
                let y = 42 + 46i
                let ink = hsb(0.98 - 0.09i, 0.75, 0.85)
                shape { moveTo 90, y; lineTo 370, y; stroke #e5ddd0; lineWidth 2 }
                shape {
                    moveTo 20, y + 14
                    for t in 0..1 by 1 / 60 { lineTo 20 + 40t, y + 14 - 28 * ways[i](t) }
                    stroke ink; lineWidth 2.5
                }
                text names[i] at (90, y - 14), size: 11
                let ball = shape { circle 0, 0, 10; fill ink; stroke none }
                ball.position = (100, y)
                ball
            })

            together over 4.4s, repeat: inf {
                for (i, ball) in balls {
                    animate ball.position.x to 340 over 1.6s, delay: 0.3s, ease: ways[i]
                    animate ball.position.x from 340 to 100 over 1.6s, delay: 2.5s, ease: ways[i]
                }
            }

            """####),
        (
            "epicycles",
            ####"""
            // Circles on circles, turning 1, 3, 5, 7 and 9 times as fast: their tip draws the first terms of a square wave.
            canvas 400, 300
            title "Epicycles"
            background #10151f
            fill none; lineCap round

            let terms = [1, 3, 5, 7, 9]
            let radius = 54
            let period = 6s
            let middle = 150
            let paper = 222
            wave(turn) = terms.map(k => radius / k * sin(k * turn)).sum

            def arm(index, place) {
                let k = terms[index]
                let r = radius / k
                let before = if index > 0 { terms[index - 1] } else { 0 }
                let circles = group {
                    shape { circle 0, 0, r; stroke hsb(0.5 + 0.09index, 0.5, 1, 0.55); lineWidth 1.5 }
                    shape { moveTo 0, 0; lineTo r, 0; stroke white; lineWidth 2 }
                    if index + 1 < terms.count {
                        arm index + 1, (r, 0)
                    } else {
                        shape { circle r, 0, 4; fill gold; stroke none }
                    }
                }
                circles.position = place
                animate circles.rotation from 0 to (k - before) * 360deg over period, repeat: inf
            }

            group {
                clip { rect paper, 0, 400 - paper, 300 }
                let trace = shape {
                    moveTo -60pi, 0
                    for x in -188..400 by 1 { lineTo x, wave(-x / 30) }
                    stroke gold; lineWidth 2.5; lineJoin round
                }
                trace.position = (paper, middle)
                animate trace.position.x from paper to paper + 60pi over period, repeat: inf
            }
            arm 0, (110, middle)

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
            "metamorphosis",
            ####"""
            // One shape becomes another, and another: from a flower to a drop, a heart, a star and back.
            canvas 400, 400
            title "Metamorphosis"
            background #fff7ec

            let middle = (200, 200)
            let flower = path {
                spline through list(12, i => middle + polar(if i % 2 == 0 {
                    160
                } else {
                    75
                }, 30deg * i)), closed: yes
            }
            let drop = path {
                moveTo 200, 45
                curveTo 320, 250 via (215, 110), (320, 170)
                arc (200, 250), 120 from 0deg to 180deg
                curveTo 200, 45 via (80, 170), (185, 110)
                close
            }
            let heart = path {
                moveTo 200, 335
                curveTo 60, 160 via (150, 290), (60, 240)
                curveTo 200, 130 via (60, 60), (180, 60)
                curveTo 340, 160 via (220, 60), (340, 60)
                curveTo 200, 335 via (340, 240), (250, 290)
                close
            }
            let spark = path { star middle, 160, points: 5, inner: 0.45 }

            let figure = shape { draw flower; fill #e85d75; stroke none }
            animate figure.path through flower, drop, heart, spark, flower over 10s, ease: easeInOut, repeat: inf
            animate figure.fill through #e85d75, #3a86c8, #d62839, #f2a71b, #e85d75 over 10s, ease: easeInOut, repeat: inf

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
            "pendulums",
            ####"""
            // Fifteen pendulums, each a little faster than the one before: together they make waves, and after a minute they meet again.
            canvas 400, 400
            title "Pendulum waves"
            background linearGradient((0, 0), (0, 400), [#0b1026, #2b3566])

            let swingers = 15
            stroke #8891c4; lineWidth 6; lineCap round
            moveTo 110, 36; lineTo 290, 36

            for i in 0..<swingers {
                let reach = 330 - 15i
                let pendulum = group {
                    stroke rgb(1, 1, 1, 0.3); lineWidth 1
                    moveTo 0, 0; lineTo 0, reach
                    shape { circle 0, reach, 12; fill hsb(0.55 + 0.45i / swingers, 0.6, 1); stroke none }
                }
                pendulum.position = (200, 36)
                animate pendulum.rotation from 26deg to -26deg over 30s / (24 + i), ease: easeInOutSine, autoreverse: yes, repeat: inf
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
            "road",
            ####"""
            // A car that follows its road, as it turns.
            canvas 400, 300
            title "The road"
            background #8fc46e

            let road = path {
                spline [(60, 90), (150, 50), (230, 110), (330, 60), (360, 170), (270, 190), (300, 255), (130, 260), (150, 180), (50, 190)], closed: yes
            }
            lineJoin round
            shape { draw road; stroke #4a5058; lineWidth 44; fill none }
            shape { draw road; stroke white; lineWidth 2.5; lineDash [12, 12]; fill none }

            let car = group {
                stroke none
                shape { roundRect -15, -8, 30, 16, radius: 5; fill #d7263d }
                shape { roundRect -5, -6.5, 12, 13, radius: 3; fill #1b2a41 }
                shape { rect 11, -7, 3, 4; rect 11, 3, 3, 4; fill #ffe066 }
            }
            animate car.position along road over 9s, rotate: auto, repeat: inf

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
        (
            "wave",
            ####"""
            // A row of drops that rise one after another: one stagger is a wave.
            canvas 400, 240
            title "Wave"
            background #0f1a2b
            stroke none

            stagger 0.06s {
                for i in 0..<25 {
                    fill hsb(0.5 + 0.2i / 24, 0.55, 1)
                    let drop = circle(20 + 15i, 165, 6)
                    animate drop.position.y to -90 over 0.9s, ease: easeInOutSine, autoreverse: yes, repeat: inf
                }
            }

            """####),
        (
            "writing",
            ####"""
            // A word in one stroke, as a hand writes it.
            canvas 400, 220
            title "A word in one stroke"
            background #fdf6e3

            let word = path {
                moveTo 48, 150
                curveTo 96, 92 via (66, 140), (84, 112)
                curveTo 70, 205 via (88, 130), (78, 170)
                curveTo 92, 110 via (74, 170), (80, 130)
                curveTo 150, 108 via (104, 84), (150, 78)
                curveTo 98, 146 via (150, 140), (118, 156)
                curveTo 190, 122 via (130, 160), (168, 146)
                curveTo 206, 90 via (216, 104), (220, 88)
                curveTo 176, 128 via (188, 92), (176, 108)
                curveTo 236, 140 via (176, 162), (212, 158)
                curveTo 268, 94 via (252, 124), (262, 96)
                curveTo 262, 152 via (274, 94), (264, 130)
                curveTo 306, 94 via (270, 122), (292, 92)
                curveTo 314, 130 via (324, 96), (314, 116)
                curveTo 360, 132 via (314, 158), (338, 152)
            }
            shape { draw word; stroke #268bd2; lineWidth 6; lineCap round; lineJoin round; fill none }
            animate strokeEnd from 0 to 1 over 3s

            """####),
    ]
}
