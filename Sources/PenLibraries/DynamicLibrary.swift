// Libraries that are opened at run time.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A shared library that stays open for the life of the process: pen starts without it and pays for it when it is first
/// needed.
public struct DynamicLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer
    private let missing: MissingLibrary

    /// - Parameters:
    ///   - name: as the linker knows it, without `lib` and ending: `z`.
    ///   - version: the number of its binary interface.
    ///   - package: the Debian package that holds it.
    public init(_ name: String, version: Int, package: String) throws(MissingLibrary) {
        #if canImport(Darwin)
        let file = "lib\(name).\(version).dylib"
        #else
        let file = "lib\(name).so.\(version)"
        #endif
        missing = MissingLibrary(file: file, package: package)
        guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else { throw missing }
        self.handle = handle
    }

    /// Whether the library's version has a function.
    public func has(_ name: String) -> Bool { dlsym(handle, name) != nil }

    /// A variable of the library.
    /// - Parameter type: as the library's header declares it; nobody checks.
    public func variable<T>(_ name: String, as type: T.Type = T.self) throws(MissingLibrary) -> UnsafeMutablePointer<T> {
        guard let address = dlsym(handle, name) else { throw missing }
        return address.assumingMemoryBound(to: type)
    }

    /// A function of the library.
    /// - Parameter type: a `@convention(c)` type, which nobody checks: it must be what the library's header declares.
    /// - Throws: where the library is too old to have it.
    public func function<T>(_ name: String, as type: T.Type = T.self) throws(MissingLibrary) -> T {
        guard let address = dlsym(handle, name) else { throw missing }
        return unsafeBitCast(address, to: type)
    }
}
