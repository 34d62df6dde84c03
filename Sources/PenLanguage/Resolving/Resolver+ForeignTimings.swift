// What other systems call the parts of an animation.

import PenSyntax

/// By lower-cased name: Core Animation, UIKit, SwiftUI, CSS, SMIL, GSAP, Manim.
private let timingParts: [String: String] = [
    "duration": "over", "dur": "over", "time": "over", "run_time": "over", "runtime": "over", "seconds": "over", "in": "over", "during": "over",
    "easing": "ease", "curve": "ease", "timingfunction": "ease", "rate_func": "ease", "ratefunc": "ease", "options": "ease",
    "repeatcount": "repeat", "iterations": "repeat", "iterationcount": "repeat", "loop": "repeat", "loops": "repeat", "times": "repeat", "repeats": "repeat",
    "autoreverses": "autoreverse", "yoyo": "autoreverse", "alternate": "autoreverse", "pingpong": "autoreverse", "reverse": "autoreverse", "reversed": "autoreverse",
    "begintime": "delay", "begin": "delay", "start": "delay", "after": "delay", "wait": "delay", "fillmode": "fill", "rate": "speed", "offset": "timeOffset",
    "values": "through", "keyframes": "through", "keytimes": "at", "path": "along", "fromvalue": "from", "tovalue": "to", "byvalue": "by", "until": "to",
    "calculationmode": "mode", "rotationmode": "rotate", "isadditive": "additive", "iscumulative": "cumulative", "step": "by", "interval": "by", "lag": "by",
]

extension Resolver {
    /// Reports a label by which other systems call what something that animates is told; false if it is none.
    func reportForeignTiming(_ name: Name, of builtin: Builtin, _ call: Call) -> Bool {
        let known = builtin.info.parameters.map(\.name)
        guard known.contains(TimingParameters.over.name), let part = timingParts[name.text.lowercased()], known.contains(part),
            let argument = call.arguments.first(where: { $0.label?.span == name.span }), case .labelled(_, let value) = argument.kind else { return false }
        report(.unknownLabel, "there is no part of \(builtin.info.name) named \(name.text); in pen it is \(part)", at: name.span,
            fix: fix(name, value, as: part, in: call))
        return true
    }

    private func fix(_ name: Name, _ value: Expression, as part: String, in call: Call) -> Diagnostic.Fix {
        if part == "repeat", isTrue(value) { return Diagnostic.Fix(replacing: name.span.through(value.span), with: "repeat: inf") }
        guard BuiltinInfo.prepositions.contains(part) else { return Diagnostic.Fix(replacing: name.span, with: part) }
        let before = call.arguments.last { $0.span.end <= name.span.start }?.span.end ?? call.callee.span.end
        return Diagnostic.Fix(replacing: Span(source: name.span.source, start: before, end: value.span.start), with: " \(part) ")
    }

    private func isTrue(_ value: Expression) -> Bool {
        switch value.kind {
        case .boolean(true), .name("yes", primes: 0): true
        default: false
        }
    }
}

extension Argument {
    fileprivate var label: Name? { if case .labelled(let name, _) = kind { name } else { nil } }
}
