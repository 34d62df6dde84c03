// The calls that were going on, as lines.

/// `in koch, called at file:line:column`, innermost first; repeated calls and long stacks are shortened.
struct CallStackText {
    let lines: [String]
    private static let shownFirst = 8
    private static let shownLast = 4

    init(_ calls: [Diagnostic.Call], place: (Span) -> String?) {
        var groups: [(call: Diagnostic.Call, count: Int)] = []
        for call in calls {
            if groups.last?.call == call { groups[groups.count - 1].count += 1 } else { groups.append((call, 1)) }
        }
        var lines: [String] = []
        for (index, group) in groups.enumerated() {
            let isHidden = index >= CallStackText.shownFirst && index < groups.count - CallStackText.shownLast
            if groups.count > CallStackText.shownFirst + CallStackText.shownLast + 1, isHidden {
                guard index == CallStackText.shownFirst else { continue }
                let hidden = groups[index..<(groups.count - CallStackText.shownLast)].reduce(0) { $0 + $1.count }
                lines.append("… \(hidden) more calls …")
            } else {
                let origin = place(group.call.span).map { ", called at " + $0 } ?? ""
                lines.append("in \(group.call.name)\(origin)" + (group.count > 1 ? ", \(group.count) times" : ""))
            }
        }
        self.lines = lines
    }
}
