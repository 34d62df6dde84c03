// The machine that runs compiled scripts: stacks, limits, and everything that a script changes.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import PenGeometry
import PenScene
import PenSyntax
import Synchronization

final class Machine {
    let state: UnsafeMutablePointer<State>
    let limits: Session.Limits
    let print: (String) -> Void
    let loadImage: (String) throws -> ImageContent
    /// By path, since the run began.
    var images: [String: ImageContent] = [:]
    let arguments: [String]
    let scene: Scene
    let pen: Pen
    var random = RandomSource()
    var store = Store()
    /// Distinguishes the variables of derivatives inside derivatives.
    var derivativeTag = 0
    /// What is running must leave no traces.
    var isolation: Isolation?
    /// What a conversation shows; nil in a script.
    var answers: Answers?
    var report: (Diagnostic) -> Void = { _ in }
    var source: (Int32) -> Source? = { _ in nil }

    private let numberStack = Reserved<Double>(bytes: 1 << 30)
    private let valueStack = Reserved<Value>(bytes: 1 << 30)
    private let globalNumbers = Reserved<Double>(bytes: 1 << 28)
    private let globalValues = Reserved<Value>(bytes: 1 << 28)
    /// Global 0 stands for “none yet”.
    private var globalCount = 1
    /// Steps so far, up to the last look at the clock.
    private var steps = 0
    /// How many steps pass between two looks at the clock; small enough for a few milliseconds.
    private static let ration = 2048

    init(
        limits: Session.Limits, arguments: [String], scene: Scene, print: @escaping (String) -> Void,
        loadImage: @escaping (String) throws -> ImageContent
    ) {
        (self.limits, self.arguments, self.scene, self.print, self.loadImage) = (limits, arguments, scene, print, loadImage)
        pen = Pen(scene: scene)
        state = .allocate(capacity: 1)
        state.initialize(to: State(values: valueStack.base, numbers: numberStack.base))
        state.pointee.maximumDepth = limits.maximumDepth
        MemoryLimit.maximum = limits.maximumMemory
        prepareForSignals()
    }

    /// A place for a global variable: one index, two doubles and one value.
    func allocateGlobal() -> Int {
        globalCount += 1
        globalValues.base[globalCount - 1] = .unset
        return globalCount - 1
    }

    /// The memory of all global variables.
    var globals: GlobalMemory {
        GlobalMemory(count: globalCount, numbers: globalNumbers.base, values: globalValues.base)
    }

    /// A variable that held one kind may now hold another: its value moves from the number memory to the other.
    func move(_ variable: Variable, from kind: Kind) {
        let numbers = numberAddress(variable.address)
        switch kind {
        case .number: valueAddress(variable.address).pointee = .number(numbers.pointee)
        case .boolean: valueAddress(variable.address).pointee = .boolean(numbers.pointee != 0)
        case .point: valueAddress(variable.address).pointee = .point(Point(numbers[0], numbers[1]))
        case .none, .nothing, .function, .any: break
        }
    }

    func numberAddress(_ index: Int) -> Slots { globalNumbers.base + 2 * index }
    func valueAddress(_ index: Int) -> UnsafeMutablePointer<Value> { globalValues.base + index }

    /// Others may run meanwhile, on threads of their own.
    private var isRunning = false

    /// Runs compiled code at the bottom of the stacks.
    func run(_ code: PlainCode) throws {
        steps = 0
        state.pointee.deadline = limits.timeout.map { Machine.now() + $0 } ?? .infinity
        state.pointee.timeout = limits.timeout ?? 0
        state.pointee.depth = 0
        state.pointee.values = valueStack.base
        state.pointee.numbers = numberStack.base
        lastRation = nextRation()
        state.pointee.fuel = lastRation
        (Machine.running, isRunning) = (state, true)
        defer {
            (Machine.running, isRunning) = (nil, false)
            Patience.isOver.store(false, ordering: .relaxed)
        }
        try code.run(numberStack.base)
    }

    /// Runs code between the steps of a script, or after it.
    func runBetween(_ work: @escaping () throws -> Void) throws {
        if isRunning { try work() } else { try run(PlainCode { _ in try work() }) }
    }

    /// Calls a function from outside of compiled code.
    func call(_ function: FunctionObject, _ arguments: [Value], at span: Span) throws -> Value {
        let dynamic = DynamicCall(machine: self, span: span, calleeSpan: span, argumentSpans: [], name: function.name)
        let (window, numbers) = (state.pointee.values, state.pointee.numbers)
        defer { (state.pointee.values, state.pointee.numbers) = (window, numbers) }
        for (index, argument) in arguments.enumerated() { window[index] = argument }
        return try dynamic.call(function, window, arguments.count, numbers)
    }

    // MARK: Limits

    /// Set by a signal handler.
    nonisolated(unsafe) static let interrupted: UnsafeMutablePointer<Int32> = {
        let flag = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        flag.initialize(to: 0)
        return flag
    }()

    /// The state of the machine that runs, for signal handlers.
    private static var running: UnsafeMutablePointer<State>? {
        get { UnsafeMutablePointer(bitPattern: runningAddress.load(ordering: .relaxed)) }
        set { runningAddress.store(UInt(bitPattern: newValue), ordering: .relaxed) }
    }
    private static let runningAddress = Atomic<UInt>(0)

    /// Takes the running machine's fuel away, so that it looks at clocks, limits and interrupts at its next step and
    /// not only when a ration of steps, each of which may be long, is used up. The low bits keep what was left. Where it must
    /// stop, long steps end early.
    static func lookUp() {
        guard let running else { return }
        running.pointee.fuel &-= debt
        if mustStop(running) { Patience.isOver.store(true, ordering: .relaxed) }
    }

    private static let debt = 1 << 40

    /// Makes all that signal handlers look at. Made at the first look, it would be made inside of a handler, which waits for
    /// ever where the interrupted code is just taking memory.
    private func prepareForSignals() {
        _ = (Machine.debt, Machine.running, Machine.mustStop(state), Patience.isOver.load(ordering: .relaxed))
    }

    private static func mustStop(_ state: UnsafeMutablePointer<State>) -> Bool {
        interrupted.pointee != 0 || now() > state.pointee.deadline
    }

    /// Stops the script where it must be, as after a step that has ended early for it.
    static func stopIfOver(at span: Span) throws {
        guard Patience.isOver.load(ordering: .relaxed), let running else { return }
        try stopIfNeeded(running, at: span)
    }

    private static func stopIfNeeded(_ state: UnsafeMutablePointer<State>, at span: Span) throws {
        guard mustStop(state) else { return }
        guard interrupted.pointee == 0 else { throw Stop(reason: .interrupt, diagnostic: Diagnostic(.stopped, "interrupted", at: span)) }
        throw Stop(reason: .limit, diagnostic: Diagnostic(.stopped, "stopped after \(counted(state.pointee.timeout, "second"))", at: span))
    }

    struct Stop: Error {
        enum Reason { case interrupt, limit }
        let reason: Reason
        var diagnostic: Diagnostic
    }

    /// The source text of a place, for messages; nil where it is not at hand or too long to quote.
    func text(of span: Span) -> String? {
        guard let source = source(span.source), span.end - span.start <= 60 else { return nil }
        return source.text(span)
    }

    private func nextRation() -> Int {
        guard let most = limits.maximumSteps else { return Machine.ration }
        return max(0, min(Machine.ration, most - steps))
    }

    private var lastRation = Machine.ration

    /// Called when the fuel is used up.
    func refuel(_ span: Span) throws {
        let left = state.pointee.fuel & (Machine.debt - 1), wasAsked = state.pointee.fuel < -1
        steps += left < lastRation ? lastRation - left : lastRation
        if let most = limits.maximumSteps, steps >= most {
            throw Stop(reason: .limit, diagnostic: Diagnostic(.stopped, "stopped after \(counted(Double(most), "step"))", at: span))
        }
        try Machine.stopIfNeeded(state, at: span)
        checks += 1
        if wasAsked || checks & 63 == 0 { try charge(bytes: 0, at: span) }
        lastRation = nextRation()
        state.pointee.fuel = lastRation
    }
    private var checks = 0

    /// For builtins that work long: honours Ctrl-C and the limits about every thousand steps of theirs.
    func checkpoint(at span: Span) throws {
        steps += Machine.ration
        try refuel(span)
    }

    /// Refuses to grow beyond the memory limit.
    func charge(bytes: Int, at span: Span) throws { try MemoryLimit.charge(bytes: bytes, at: span) }

    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// Too many nested calls.
    func tooDeep(_ name: String, _ span: Span) -> Diagnostic {
        Diagnostic(.endlessRecursion, "\(name) calls itself too deeply: \(state.pointee.maximumDepth) calls are going on; is there a case in which it stops?", at: span)
    }

    deinit {
        // Globals and stale stack slots hold references; the process or the session ends here, so they are let go
        // one by one.
        for index in 0..<globalCount { globalValues.base[index] = .unset }
        numberStack.release()
        valueStack.release()
        globalNumbers.release()
        globalValues.release()
        state.deallocate()
    }
}
