// A piece of a curve between two samples.

import PenGeometry

/// The cubic with two samples' places and derivatives.
struct HermiteCell {
    let left, right: CurveSample
    /// The derivatives there by the number, on paper.
    let leaving, arriving: Point
    private var step: Double { right.t - left.t }

    init(_ left: CurveSample, _ right: CurveSample, _ leaving: Point, _ arriving: Point) {
        (self.left, self.right, self.leaving, self.arriving) = (left, right, leaving, arriving)
    }

    var controls: (Point, Point, Point, Point) {
        (left.place, left.place + leaving * (step / 3), right.place - arriving * (step / 3), right.place)
    }

    /// The largest turn between foretold and true direction, in radians.
    private static let largestTurn = 0.2

    /// Whether a sample in the middle is where the cubic has it, and moves in its direction.
    func foretells(_ m: CurveSample, _ velocity: Point, _ tolerance: Double) -> Bool {
        guard left.isFinite, right.isFinite, m.isFinite, leaving.isFinite, arriving.isFinite, velocity.isFinite else { return false }
        if left.isInside, right.isInside, !m.isInside { return false }
        let place = (left.place + right.place) / 2 + (leaving - arriving) * (step / 8)
        let speed = (right.place - left.place) * (1.5 / step) - (leaving + arriving) / 4
        let away = m.place - place, way = velocity.length > speed.length ? velocity : speed
        guard way.length > 0 else { return away.length <= tolerance }
        // Along the curve it may be a little farther off than across.
        guard abs(away.cross(way)) <= tolerance * way.length, away.length <= 4 * tolerance + 0.02 * (right.place - left.place).length else { return false }
        // At the tip of a narrow turn the curve is slow, and fast beside it.
        let reach = max(leaving.length, way.length, arriving.length) * step
        guard reach > tolerance else { return true }
        return velocity.turn(to: speed) <= HermiteCell.largestTurn && leaving.turn(to: velocity) <= 0.7 && velocity.turn(to: arriving) <= 0.7
    }

    /// Where the cubic is at a part of the step.
    func place(at part: Double) -> Point {
        let (p0, p1, p2, p3) = controls, u = 1 - part
        let q = p0 * (u * u * u) + p1 * (3 * u * u * part)
        return q + p2 * (3 * u * part * part) + p3 * (part * part * part)
    }
}
