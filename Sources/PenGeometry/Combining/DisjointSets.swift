// Which of many things belong together.

/// Sets without common members, joined step by step (B. Galler, M. Fischer, 1964), each named by its smallest member.
struct DisjointSets {
    private var parent: [Int]

    init(_ count: Int) { parent = Array(0..<count) }

    /// The smallest member of the set that holds `i`.
    mutating func root(_ i: Int) -> Int {
        var i = i
        while parent[i] != i {
            parent[i] = parent[parent[i]]
            i = parent[i]
        }
        return i
    }

    mutating func join(_ i: Int, _ j: Int) {
        let p = root(i), q = root(j)
        parent[max(p, q)] = min(p, q)
    }
}
