// The piece “stretching” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let stretching = ####"""
        // y = n·f((x − b)/m) + a: what each of the four numbers does to a graph.
        canvas 480, 320
        title "Stretched and moved"
        background #fdfcf9

        f(x) = sin(x)

        axes x: -2pi..2pi, y: -3..3, grid: yes
        plot f(x), stroke: #c9c3b4
        let graph = shape(n: 1, m: 1, a: 0, b: 0) {
            stroke #c8442e; lineWidth 2.5
            plot n * f((x - b) / m) + a
        }
        fill #4a4a4a; stroke none
        def say(words) {
            let line = text(words at (40, 38), size: 18)
            line.opacity = 0
            animate line.opacity through 0, 1, 1, 0 at 0, 10%, 90%, 1 over 2s
        }
        say "n: higher"
        animate graph.n to 2 over 2s, ease: easeInOut
        wait 2s
        say "m: wider"
        animate graph.m to 2 over 2s, ease: easeInOut
        wait 2s
        say "b: to the right"
        animate graph.b to 2 over 2s, ease: easeInOut
        wait 2s
        say "a: upwards"
        animate graph.a to 1 over 2s, ease: easeInOut
        wait 2s
        say "and back"
        animate over 2s, ease: easeInOut { graph.n = 1; graph.m = 1; graph.a = 0; graph.b = 0 }

        """####
}
