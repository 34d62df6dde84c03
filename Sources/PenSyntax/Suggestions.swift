// Which known name a mistyped one may have meant.

public enum Suggestions {
    /// The known names that are near to `name`, nearest first; at most `count`. Ties: alphabetical order.
    ///
    /// Distance is optimal string alignment (Damerau 1964: insertion, deletion, substitution, and the swap of two
    /// neighbours); a change of case alone counts half. Short names may differ less than long ones.
    public static func near(_ name: String, among candidates: some Sequence<String>, count: Int = 3) -> [String] {
        let letters = Array(name)
        guard letters.count <= 64 else { return [] }
        var found: [(distance: Int, name: String)] = []
        for candidate in candidates where candidate != name {
            let other = Array(candidate)
            let limit = limit(max(letters.count, other.count))
            guard abs(other.count - letters.count) * 2 <= limit else { continue }
            let distance = distance(letters, other)
            if distance <= limit { found.append((distance, candidate)) }
        }
        found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
        var names: [String] = []
        for (_, name) in found where names.count < count && !names.contains(name) { names.append(name) }
        return names
    }

    /// The nearest known name, if one is near.
    public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        near(name, among: candidates, count: 1).first
    }

    /// In half steps: names of one or two letters differ in case only, up to five letters in one step, up to eight in
    /// two, longer ones in three.
    private static func limit(_ length: Int) -> Int {
        switch length {
        case ...2: 1
        case ...5: 2
        case ...8: 4
        default: 6
        }
    }

    /// In half steps.
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        if a.count == b.count, zip(a, b).allSatisfy({ $0 == $1 || $0.lowercased() == $1.lowercased() }) { return 1 }
        var beforeLast: [Int] = []
        var last = (0...b.count).map { $0 * 2 }
        for i in 1..<(a.count + 1) {
            var row = [i * 2]
            for j in 1..<(b.count + 1) {
                let change = a[i - 1] == b[j - 1] ? 0 : a[i - 1].lowercased() == b[j - 1].lowercased() ? 1 : 2
                var best = min(last[j] + 2, row[j - 1] + 2, last[j - 1] + change)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, beforeLast[j - 2] + 2) }
                row.append(best)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
