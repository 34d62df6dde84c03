// What is known of the terminal behind a descriptor.

import PenTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Terminal {
    /// The abilities of what an open descriptor leads to.
    init(descriptor: Int32) {
        let names = [
            "COLORTERM", "TERM", "TERM_PROGRAM", "TMUX", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "LC_ALL", "LC_CTYPE", "LANG", "COLUMNS", "LINES",
        ]
        let values = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
        self.init(
            environment: Dictionary(uniqueKeysWithValues: values), isTerminal: isatty(descriptor) == 1, window: WindowSize(fileDescriptor: descriptor))
    }
}
