// A library that is not there.

public struct MissingLibrary: Error, Hashable, CustomStringConvertible {
    public var file: String
    /// The Debian package that holds it.
    public var package: String

    public init(file: String, package: String) { (self.file, self.package) = (file, package) }

    public var description: String { "\(file) is missing or too old" }

    /// What to do about it.
    public var advice: String { "apt-get install \(package)" }
}
