// What a loop that runs on several threads gives.

/// A place for each turn's result; every place is written by one thread, and all are read when the threads have ended.
public final class PartialResults<Result>: @unchecked Sendable {
    private let places: UnsafeMutableBufferPointer<Result?>

    public init(count: Int) {
        places = .allocate(capacity: count)
        places.initialize(repeating: nil)
    }

    deinit {
        places.deinitialize()
        places.deallocate()
    }

    public var count: Int { places.count }

    public subscript(index: Int) -> Result? {
        get { places[index] }
        set { places[index] = newValue }
    }

    /// Those that there are, in order.
    public var all: [Result] { places.compactMap(\.self) }
}
