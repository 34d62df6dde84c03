// Giving up long work.

import Synchronization

/// Whether nobody waits for the result any more. Work that may take long looks at it now and then and ends early with a part
/// of its result; whoever set it must not use what comes then, and takes it back before anything else is computed.
public enum Patience {
    /// May be set in a signal handler.
    public static let isOver = Atomic(false)
}
