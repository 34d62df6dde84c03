// Times, and those that were meant in milliseconds.

import PenSyntax

extension Resolver {
    /// Resolves a value that is a time or is none.
    func takingTimes(_ isTime: Bool, _ resolve: () -> Node) -> Node {
        let outer = takesTimes
        takesTimes = isTime
        defer { takesTimes = outer }
        return resolve()
    }

    /// So many seconds without a unit were hardly meant; so many milliseconds often are.
    private static var likelyMilliseconds: ClosedRange<Double> { 60...100_000 }

    /// `wait 500`, `animate opacity to 0 over 300`: plain numbers where a command takes a time.
    func warnOfMilliseconds(_ builtin: Builtin, _ call: Call) {
        let parameters = builtin.info.parameters
        guard builtin.info.isCommand, parameters.contains(where: \.isTime) else { return }
        for (index, argument) in call.arguments.enumerated() {
            switch argument.kind {
            case .positional(let value): if parameters.indices.contains(index), parameters[index].isTime { warnOfMilliseconds(value) }
            case .labelled(let name, let value): if parameters.contains(where: { $0.name == name.text && $0.isTime }) { warnOfMilliseconds(value) }
            case .clause(let name, let values): if parameters.contains(where: { $0.name == name.text && $0.isTime }) { values.forEach(warnOfMilliseconds) }
            case .iteration: break
            }
        }
    }

    private func warnOfMilliseconds(_ value: Expression) {
        guard let time = value.plainNumber, Resolver.likelyMilliseconds ~= time else { return }
        let number = Value.number(time).shown, end = value.span.atEnd
        warn(.ambiguousUnit, "times are seconds, and this is \(number) of them; milliseconds are written \(number)ms, and \(number)s says that seconds are meant", at: value.span,
            fix: Diagnostic.Fix(replacing: end, with: "ms"))
    }
}
