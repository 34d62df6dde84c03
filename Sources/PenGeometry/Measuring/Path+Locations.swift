// Locations on a path, its parts of length and its parameters.

extension Path {
    /// What part of the path's length, 0…1, lies before each of the locations; 0 where it has no length.
    public func fractions(ofLength locations: [PathLocation]) -> [Double] {
        let segments = Array(self.segments)
        var ends: [Double] = [], sum = 0.0
        for segment in segments {
            sum += segment.length
            ends.append(sum)
        }
        return locations.map { location in
            guard sum > 0, segments.indices.contains(location.segment) else { return 0 }
            let before = location.segment > 0 ? ends[location.segment - 1] : 0
            return min(1, (before + segments[location.segment].part(from: 0, to: location.t).length) / sum)
        }
    }

    /// The location at a parameter of the whole path, 0…1, of which every segment has an equal share: for one Bézier curve its
    /// own parameter. nil where nothing is drawn.
    public func location(atParameter parameter: Double) -> PathLocation? {
        let count = segments.reduce(0) { n, _ in n + 1 }
        guard count > 0, !parameter.isNaN else { return nil }
        let place = max(0, min(1, parameter)) * Double(count), segment = min(Int(place), count - 1)
        return PathLocation(segment: segment, t: place - Double(segment))
    }

    /// The segment with this number, or nil where there is none; see `PathLocation`.
    public func segment(_ number: Int) -> PathSegment? { number < 0 ? nil : segments.dropFirst(number).first { _ in true } }
}
