// Boolean operations on the areas of paths.

extension Path {
    /// The area that is left when two areas are combined, as a path whose curves are parts of the paths' own: nothing is
    /// flattened.
    ///
    /// Every subpath is taken as closed. The result's subpaths are closed and do not cross; outer ones run the way angles
    /// grow, holes the other way, so that either fill rule fills the same area, and the result may be combined again. Subpaths with coordinates
    /// that are not finite are left out.
    ///
    /// The paths are cut where they meet each other and themselves; what then has the area on one side alone is its edge.
    public func combined(with other: Path, _ operation: BooleanOperation, fillRule: FillRule = .nonZero, otherFillRule: FillRule = .nonZero) -> Path {
        var arrangement = Arrangement([self, other])
        return arrangement.outline { winding in
            operation.keeps(inFirst: fillRule.fills(winding.first), inSecond: otherFillRule.fills(winding.second))
        }
    }

    /// What is inside one of the areas, or inside both; see `combined(with:_:)`, with the non-zero rule.
    public func union(_ other: Path) -> Path { combined(with: other, .union) }
    /// What is inside both areas.
    public func intersection(_ other: Path) -> Path { combined(with: other, .intersection) }
    /// What is inside this area and outside the other one.
    public func subtracting(_ other: Path) -> Path { combined(with: other, .difference) }
    /// What is inside exactly one of the areas.
    public func symmetricDifference(_ other: Path) -> Path { combined(with: other, .symmetricDifference) }

    /// The same area as a path that crosses itself nowhere; see `combined(with:_:)`.
    public func normalized(fillRule: FillRule = .nonZero) -> Path { outline { fillRule.fills($0) } }

    /// The edge of all places for which `isInside` is true of the number of times that the path runs around them.
    func outline(where isInside: (Int) -> Bool) -> Path {
        var arrangement = Arrangement([self])
        return arrangement.outline { isInside($0.first) }
    }
}
