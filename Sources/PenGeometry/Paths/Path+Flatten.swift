// Paths as polylines.

extension Path {
    /// The path with lines alone, nowhere farther than `tolerance` user units from it. Closes stay closes. At most
    /// 65 536 lines for one segment.
    public func flattened(tolerance: Double) -> Path {
        guard verbs.contains(where: { $0.isCurve || $0 == .arc }) else { return self }
        var path = Path()
        path.verbs.reserveCapacity(verbs.count * 2)
        path.points.reserveCapacity(points.count * 2)
        points.withUnsafeBufferPointer { all in
            for step in steps {
                switch step.verb {
                case .move: path.move(to: step.to)
                case .line: path.line(to: step.to)
                case .close: path.close()
                case .arc: path.flattenArc(step, of: self, tolerance: tolerance)
                default:
                    let polygon = UnsafeBufferPointer(rebasing: all[(step.index - 1)..<(step.index + step.verb.pointCount)])
                    flattenCurve(polygon, tolerance: tolerance) { path.appendLine($0) }
                }
            }
        }
        return path
    }

    private mutating func flattenArc(_ step: Step, of source: Path, tolerance: Double) {
        let arc = Path.arc(from: source.points[step.index..<(step.index + 5)])
        if arc.isFlat {
            for p in arc.turningPoints { appendLine(p) }
            appendLine(step.to)
        } else {
            arc.flatten(tolerance: tolerance) { appendLine($0) }
            points[points.count - 1] = step.to
        }
    }
}
