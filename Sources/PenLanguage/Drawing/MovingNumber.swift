// A number of a layer that moves by itself.

import PenAnimation
import PenScene

/// Values that are points are two of them.
enum MovingNumber {
    case property(NumberProperty)
    /// A component of a point that the shape declares: 0 is x and 1 is y.
    case own(String, component: Int)
}

extension Layer {
    func number(_ number: MovingNumber, at time: Double) -> Double {
        switch number {
        case .property(let property): motion?.numbers[property]?.value(at: time) ?? self[property]
        case .own(let name, let index): own?[name].flatMap { $0.components.indices.contains(index) ? $0.components[index].value(at: time) : nil } ?? 0
        }
    }

    /// Adds what happens to a number to what has happened to it before.
    mutating func add(_ animation: PropertyAnimation<Double>, to number: MovingNumber) {
        switch number {
        case .property(let property):
            let first = self[property]
            moving.numbers[property, first: first].add(animation)
        case .own(let name, let index): own?.change(name) { $0.add(animation, toComponent: index) }
        }
    }
}
