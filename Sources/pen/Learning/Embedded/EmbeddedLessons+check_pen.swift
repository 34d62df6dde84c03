// The file “check.pen” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let check_pen = ####"""
        // What the checks of lessons can use beside the language.
        // drawn: the paths that the learner has drawn, each in one piece; filled: those of them that are filled.

        // Says what is missing; what is said first is answered.
        def need(condition, answer) {
            if not condition { print answer }
        }

        // The dots are small closed figures; their places are their middles.
        let dots = drawn.filter(p => p.isClosed and p.bounds.width < 30 and p.bounds.height < 30).map(p => p.bounds.center)
        hasDot(place, within = 5) = any(dots, p => distance(p, place) <= within)
        countDots(places, within = 5) = places.filter(p => hasDot(p, within)).count

        // The lines are all that is no dot.
        let lines = drawn.filter(p => not p.isClosed or p.bounds.width >= 30 or p.bounds.height >= 30)

        // Whether all of a path lies near another one.
        lies(path, other, within = 3) = all(path.pointsAlong(24), p => other.nearest(p).distance <= within)

        // Whether all of a path is covered by some paths.
        covered(path, others, within = 3) = others.count > 0 and all(path.pointsAlong(60), p => any(others, o => o.nearest(p).distance <= within))

        // Whether a path is drawn, in one piece or in several.
        draws(path, within = 3) = covered(path, drawn.filter(p => lies(p, path, within)), within)

        // Whether a path begins and ends at two places, whichever way it runs.
        joins(path, a, b, within = 3) = (distance(path.start, a) <= within and distance(path.end, b) <= within) or (distance(path.start, b) <= within and distance(path.end, a) <= within)

        // Whether a path is one Bézier curve of a degree. (Arcs have none.)
        isCurve(path, n) = path.segments.count == 1 and not svg(path).contains("A") and degree(path) == n

        // A path, turned round if need be, so that it begins nearer to a place than it ends.
        def beginning(path, a) {
            if distance(path.start, a) <= distance(path.end, a) { return path }
            return path.reversed
        }

        """####
}
