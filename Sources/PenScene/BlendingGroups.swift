// Which groups must be layers of their own.

/// The groups that hold something that is blended with what lies below it: the blending must not reach beyond the group,
/// and renderers disagree about where it ends unless they are told.
public struct BlendingGroups {
    private var indices: Set<Int> = []
    /// True where something outside all groups is blended.
    public private(set) var containsRoot = false

    public init(_ operations: [DrawingOperation]) {
        var open: [Int] = []
        for (index, operation) in operations.enumerated() {
            if operation.blendMode != .normal {
                if let group = open.last { indices.insert(group) } else { containsRoot = true }
            }
            if case .beginGroup = operation { open.append(index) }
            if case .endGroup = operation { _ = open.popLast() }
        }
    }

    /// Whether the group that begins at an index holds something blended.
    public func contains(_ index: Int) -> Bool { indices.contains(index) }
}
