// After resolving: which variables functions share, and which may be read before they have a value.

import PenSyntax

extension Resolver {
    /// Completes what single names could not know: a function needs the captured variables of every function that it
    /// mentions, and may run as early as the earliest place that mentions it.
    ///
    /// Functions of earlier sources are complete: they know no later ones, and whatever they read is older than any use
    /// of them from now on.
    func completeCaptures() {
        let new = functions[completeFunctions...]
        var changed = true
        while changed {
            changed = false
            for function in new {
                for other in function.mentions where inherit(function, from: other) { changed = true }
            }
        }
        findEarlyReads()
        refuseOuterChanges()
        completeFunctions = functions.count
        uses.removeAll()
        reads.removeAll()
    }

    private func inherit(_ function: Function, from other: Function) -> Bool {
        var changed = false
        for variable in other.captures where variable.owner !== function && !function.captures.contains(where: { $0 === variable }) {
            function.captures.append(variable)
            changed = true
        }
        return changed
    }

    /// Marks the variables that a function reads although it can be called above their `let`.
    private func findEarlyReads() {
        var changed = true
        while changed {
            changed = false
            for use in uses {
                let place = earliest(use.place, in: use.user, asSeenFrom: use.used.parent)
                if place < use.used.earliestUse {
                    use.used.earliestUse = place
                    changed = true
                }
            }
        }
        for (reader, variable) in reads
        where earliest(Int.max, in: reader, asSeenFrom: variable.owner) < variable.place {
            variable.mayBeUnset = true
        }
    }

    /// When something at a place inside `user` can happen first, as a place in the text of `owner`, which encloses it.
    private func earliest(_ place: Int, in user: Function, asSeenFrom owner: Function?) -> Int {
        var function = user
        if function === owner { return place }
        while let parent = function.parent, parent !== owner { function = parent }
        return function.earliestUse
    }
}
