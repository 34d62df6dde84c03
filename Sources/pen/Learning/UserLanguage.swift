// Which language the user reads.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

enum UserLanguage {
    /// Of the locale for messages, as POSIX finds it: the first of three variables that is set; `zh` of `zh_CN.UTF-8`.
    static var code: String {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            if let value = getenv(name), value.pointee != 0 { return String(String(cString: value).prefix { $0.isLetter }) }
        }
        return "en"
    }
}
