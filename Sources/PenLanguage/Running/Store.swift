// Undoing what a script changes: variables, lists, the pen, chance.

import PenGeometry
import PenScene
import PenSyntax

/// The changes since the marks that are alive, to be taken back in the time of what changed. Without a mark nothing is
/// kept. Layers keep their own journal in the scene.
struct Store {
    enum Change {
        case list(ListObject, ListObject.Storage)
        case listGrew(ListObject, from: Int)
        case cell(Cell, Value)
    }

    /// 0 while no mark is alive. Every mark begins an epoch, in which an object's old content is kept once.
    var epoch = 0
    var lastEpoch = 0
    var changes: [Change] = []
    var globals = GlobalHistory()
    /// Lists and shared variables of earlier generations must not change.
    var oldestChangeable = 0
}

extension Machine {
    /// A moment to which the session can be taken back.
    struct Mark {
        fileprivate let changes: Int
        fileprivate let outerEpoch: Int
        fileprivate let globalChanges: Int
        fileprivate let globalCount: Int
        fileprivate let random: RandomSource
        fileprivate let pen: Pen.Snapshot
        fileprivate let scene: Scene.Mark
    }

    func mark() -> Mark {
        let outer = store.epoch
        store.lastEpoch += 1
        store.epoch = store.lastEpoch
        let globals = self.globals
        store.globals.note(globals)
        return Mark(
            changes: store.changes.count, outerEpoch: outer, globalChanges: store.globals.count, globalCount: globals.count, random: random,
            pen: pen.snapshot(), scene: scene.mark())
    }

    /// Takes everything back that has changed since the mark, which is spent. Marks made after it are spent too.
    func rollback(to mark: Mark) {
        while store.changes.count > mark.changes {
            switch store.changes.removeLast() {
            case .list(let list, let storage): list.storage = storage
            case .listGrew(let list, let count): list.shorten(to: count)
            case .cell(let cell, let value): cell.value = value
            }
        }
        store.globals.rollback(to: mark.globalChanges, variableCount: mark.globalCount, globals)
        random = mark.random
        scene.rollback(to: mark.scene)
        scene.release(mark.scene)
        pen.restore(mark.pen)
        store.epoch = mark.outerEpoch
    }

    /// Gives the mark up and keeps what has changed.
    func release(_ mark: Mark) {
        scene.release(mark.scene)
        store.epoch = mark.outerEpoch
        if store.epoch == 0 {
            store.changes.removeAll()
            store.globals.removeAll()
        }
    }

    // MARK: Before a change

    /// - Throws: where the list must stay as it is.
    @inline(__always) func willChange(_ list: ListObject, at span: Span) throws {
        if list.generation < store.oldestChangeable { try refuseOldChange(of: "a list", at: span) }
        if store.epoch != 0 { keep(list) }
    }

    /// Before values are added at the end alone.
    @inline(__always) func willAppend(_ list: ListObject, at span: Span) throws {
        if list.generation < store.oldestChangeable { try refuseOldChange(of: "a list", at: span) }
        if store.epoch != 0, list.epoch != store.epoch {
            list.epoch = store.epoch
            store.changes.append(.listGrew(list, from: list.count))
        }
    }

    @inline(__always) func willChange(_ cell: Cell, of variable: Variable, at span: Span) throws {
        if cell.generation < store.oldestChangeable { try refuseOldChange(of: variable.name, at: span) }
        if store.epoch != 0, cell.epoch != store.epoch {
            cell.epoch = store.epoch
            store.changes.append(.cell(cell, cell.value))
        }
    }

    private func keep(_ list: ListObject) {
        guard list.keptEpoch != store.epoch else { return }
        list.keptEpoch = store.epoch
        list.epoch = store.epoch
        store.changes.append(.list(list, list.storage))
    }
}

extension ListObject {
    func shorten(to count: Int) {
        switch storage {
        case .numbers(let a): storage = .numbers(Array(a.prefix(count)))
        case .points(let a): storage = .points(Array(a.prefix(count)))
        case .values(let a): storage = .values(Array(a.prefix(count)))
        }
    }
}
