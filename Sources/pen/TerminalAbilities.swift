// What is known of the terminal behind a descriptor.

import PenTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Terminal {
    /// The abilities of what an open descriptor leads to, as the environment tells them.
    init(descriptor: Int32) {
        self.init(environment: Terminal.environment, isTerminal: isatty(descriptor) == 1, window: WindowSize(fileDescriptor: descriptor))
    }

    /// The variables that tell of terminals.
    static var environment: [String: String] {
        let names = [
            "COLORTERM", "TERM", "TERM_PROGRAM", "LC_TERMINAL", "TMUX", "STY", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "LC_ALL", "LC_CTYPE", "LANG",
            "COLUMNS", "LINES",
        ]
        let values = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
        return Dictionary(uniqueKeysWithValues: values)
    }
}
