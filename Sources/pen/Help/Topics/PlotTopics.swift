// Help on plots and axes.

extension HelpTopic {
    static let plots = HelpTopic(
        name: "plots", otherNames: ["graph", "graphs", "axis", "curves of functions", "implicit", "contour"],
        summary: "Functions, curves, equations and areas in axes.",
        parts: [
            .text("""
                plot takes what it draws as it is written: an expression in x, a function, a point that moves with a variable, an equation or a comparison in x and y, a list of points. Several stand in one plot, with commas between, or in plots one after another.
                """),
            .table([
                ("plot sin(x)", "the graph of a function; plot sin and plot f' too"),
                ("plot f(t) for t in 0..3", "the same over a range of its own"),
                ("plot (cos(t), sin(t)) for t in 0..2pi", "the way of a point"),
                ("plot x^2 + y^2 == 4", "where an equation holds"),
                ("plot y < sin(x) and x > 0", "the area where a condition holds"),
                ("plot x == y^2", "a graph that lies on its side"),
                ("plot [(0, 1), (2, 3)], as: dots", "points, as a line, dots or bars"),
                ("plot if x < 0 { 1 } else { x }", "in pieces"),
            ]),
            .text("""
                Poles and jumps break the line, values that are not there end it, and nothing has to be said for that. jumps: join or dots, and holes: rings, show more of them. The curves are Béziers, nowhere farther than a quarter of a unit from the true graph, and as few as that needs.

                axes draws the axes first and says what is not to be found from the plots: ranges, a grid, logarithmic scales, equal scales, titles, where the axes stand. Without axes a plot makes its own. inAxes { … } draws in the axes' coordinates, so that circle 1, 2, 0.5 stands at x = 1 and y = 2.

                A plot is a layer: let p = plot(sin(x)) gives it, animate p.strokeEnd from 0 to 1 over 2s draws it bit by bit, and shape(k: 1) { plot sin(k * x) } makes one that moves with k.
                """),
        ],
        example: """
            canvas 240, 160
            axes x: -2pi..2pi, y: -2..2, grid: yes
            plot sin(x), tan(x)
            plot y < sin(x) and y > -1
            inAxes { fill tomato; stroke none; circle pi / 2, 1, 0.15 }
            """,
        related: ["plot", "axes", "inAxes", "derivatives", "functions", "drawing"])
}
