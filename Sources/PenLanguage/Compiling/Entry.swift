// Where a compiled function is entered.

import PenGeometry

/// Bodies are classes with one constant closure, held unmanaged: calling a closure in a variable would retain it.
final class NumberBody { let run: (Slots) throws -> Double; init(_ code: NumberCode) { run = code.run } }
final class BooleanBody { let run: (Slots) throws -> Bool; init(_ code: BooleanCode) { run = code.run } }
final class PointBody { let run: (Slots) throws -> Point; init(_ code: PointCode) { run = code.run } }
final class ValueBody { let run: (Slots) throws -> Value; init(_ code: ValueCode) { run = code.run } }
final class PlainBody { let run: (Slots) throws -> Void; init(_ code: PlainCode) { run = code.run } }

/// What a call of a function as a value needs to know of it, with no references to count.
struct Dispatch {
    /// For any values, and for numbers alone.
    var general: Unmanaged<Entry>?
    var numeric: Unmanaged<Entry>?
    var requiredCount = 0
    let parameterCount: Int

    init(parameterCount: Int) { self.parameterCount = parameterCount }
}

/// An instance's body, which calls can point to before it has been compiled. The kind of the instance's result says
/// which one is there. Owned by the instance, which lives as long as the session.
final class Entry {
    let number = UnsafeMutablePointer<Unmanaged<NumberBody>>.allocate(capacity: 1)
    let boolean = UnsafeMutablePointer<Unmanaged<BooleanBody>>.allocate(capacity: 1)
    let point = UnsafeMutablePointer<Unmanaged<PointBody>>.allocate(capacity: 1)
    let value = UnsafeMutablePointer<Unmanaged<ValueBody>>.allocate(capacity: 1)
    let plain = UnsafeMutablePointer<Unmanaged<PlainBody>>.allocate(capacity: 1)
    /// What it gives as a value of any kind, for calls of the function as a value.
    let boxed = UnsafeMutablePointer<Unmanaged<ValueBody>>.allocate(capacity: 1)
    private var body: AnyObject?
    private var boxedBody: AnyObject?
    private var captures = UnsafeMutableBufferPointer<CapturePlace>(start: nil, count: 0)
    /// By parameter: stores the default into the window where the argument was left out.
    var defaults: [PlainCode?] = []

    func set(_ code: Code, as kind: Kind) {
        switch kind {
        case .number: body = hold(NumberBody(code.asNumber), in: number)
        case .boolean: body = hold(BooleanBody(code.asBoolean), in: boolean)
        case .point: body = hold(PointBody(code.asPoint), in: point)
        case .nothing: body = hold(PlainBody(code.asPlain), in: plain)
        case .any, .none, .function: body = hold(ValueBody(code.asValue), in: value)
        }
    }

    /// Where a captured variable stands in a call's windows.
    struct CapturePlace {
        let slot: Int
        /// In the window of numbers.
        let isUnboxed: Bool
    }

    func setBoxed(_ code: Code, captures: [CapturePlace]) {
        boxedBody = hold(ValueBody(code.asValue), in: boxed)
        self.captures = .allocate(capacity: captures.count)
        _ = self.captures.initialize(from: captures)
    }

    /// Puts the captured variables of a function that is called as a value into the windows of its call.
    @inline(__always) func place(_ captured: [Value], values: UnsafeMutablePointer<Value>, numbers: Slots) {
        for (index, place) in captures.enumerated() {
            guard place.isUnboxed else {
                // A variable that is always one function has no place.
                if place.slot >= 0 { values[place.slot] = captured[index] }
                continue
            }
            switch captured[index] {
            case .number(let x): numbers[place.slot] = x
            case .boolean(let b): numbers[place.slot] = b ? 1 : 0
            case .point(let p): (numbers[place.slot], numbers[place.slot + 1]) = (p.x, p.y)
            default: break
            }
        }
    }

    private func hold<T: AnyObject>(_ body: T, in place: UnsafeMutablePointer<Unmanaged<T>>) -> T {
        place.initialize(to: .passUnretained(body))
        return body
    }

    deinit {
        number.deallocate()
        boolean.deallocate()
        point.deallocate()
        value.deallocate()
        plain.deallocate()
        boxed.deallocate()
        captures.deallocate()
    }
}
