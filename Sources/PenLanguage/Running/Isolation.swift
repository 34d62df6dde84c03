// Code whose results may depend on nothing but what it is given.

import PenSyntax

/// What runs again and again, in any order, as often as pen likes: nothing else may see that it has run.
struct Isolation {
    enum Purpose {
        /// The block of a shape with properties of its own.
        case shape
        /// A function behind `ease:`.
        case easing
        /// What is plotted.
        case plot
    }

    let purpose: Purpose
    /// What is older must stay as it is.
    let generation = Generation.begin()
    /// Functions that are known to change no variable at the top of the script.
    var harmless: Set<ObjectIdentifier> = []
}

extension Isolation.Purpose {
    /// For a command that is seen elsewhere, such as `print`.
    func refusal(of command: String) -> String {
        switch self {
        case .shape: "a shape with properties of its own is drawn anew at every moment, so its block cannot \(command)"
        case .easing: "ease calls its function as often as it needs, so that cannot \(command)"
        case .plot: "plot calls its function as often as it needs, so that cannot \(command)"
        }
    }

    /// For a change of what was there before.
    func refusal(ofChanging what: String) -> String {
        switch self {
        case .shape: "this changes \(what), which lives outside of a shape with properties of its own: its block runs again for every moment"
        case .easing: "this changes \(what), which lives outside of a function behind ease: that is called as often as ease needs"
        case .plot: "this changes \(what), which lives outside of a function that is plotted: that is called as often as plot needs"
        }
    }
}

extension Machine {
    /// Runs work that leaves no traces: chance goes on afterwards as if nothing had been, and changes of what is older are
    /// errors.
    func isolated<T>(_ purpose: Isolation.Purpose, _ work: () throws -> T) rethrows -> T {
        let outer = (isolation, store.oldestChangeable, random)
        let isolation = Isolation(purpose: purpose)
        (self.isolation, store.oldestChangeable) = (isolation, isolation.generation)
        defer { (self.isolation, store.oldestChangeable, random) = outer }
        return try work()
    }

    /// Before a function is called that is known only now.
    @inline(__always) func admit(_ function: FunctionObject) throws {
        if isolation != nil { try refuseHarm(by: function) }
    }

    private func refuseHarm(by object: FunctionObject) throws {
        guard let isolation, case .script(let function) = object.kind, !isolation.harmless.contains(ObjectIdentifier(function)) else { return }
        // Variables of functions that are running know their age; those at the top of the script are all older.
        if let change = function.changeOfGlobals {
            throw Diagnostic(.misplacedDrawing, isolation.purpose.refusal(ofChanging: change.variable.name), at: change.span)
        }
        self.isolation?.harmless.insert(ObjectIdentifier(function))
    }

    func refuseOldChange(of what: String, at span: Span) throws {
        guard let isolation else { return }
        throw Diagnostic(.misplacedDrawing, isolation.purpose.refusal(ofChanging: what), at: span)
    }
}
