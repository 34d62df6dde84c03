// Fontconfig, as far as the question needs it which fonts there are.

import CLibraries

/// Which fonts are installed (fontconfig.org).
public struct Fontconfig: Sendable {
    public typealias Pointer = UnsafeMutableRawPointer

    private let newPattern: @convention(c) () -> Pointer?
    private let destroyPattern: @convention(c) (Pointer) -> Void
    private let referencePattern: @convention(c) (Pointer) -> Void
    private let addText: @convention(c) (Pointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
    private let newObjects: @convention(c) () -> Pointer?
    private let destroyObjects: @convention(c) (Pointer) -> Void
    private let list: @convention(c) (Pointer?, Pointer, Pointer) -> UnsafeMutablePointer<fontconfig_set>?
    private let destroySet: @convention(c) (UnsafeMutablePointer<fontconfig_set>) -> Void

    private static let opened = Result<Fontconfig, MissingLibrary> { () throws(MissingLibrary) in try Fontconfig() }

    /// The library, or the error that says how to get it.
    public static func open() throws(MissingLibrary) -> Fontconfig { try opened.get() }

    private init() throws(MissingLibrary) {
        let library = try DynamicLibrary("fontconfig", version: 1, package: "libfontconfig1")
        newPattern = try library.function("FcPatternCreate")
        destroyPattern = try library.function("FcPatternDestroy")
        referencePattern = try library.function("FcPatternReference")
        addText = try library.function("FcPatternAddString")
        newObjects = try library.function("FcObjectSetCreate")
        destroyObjects = try library.function("FcObjectSetDestroy")
        list = try library.function("FcFontList")
        destroySet = try library.function("FcFontSetDestroy")
    }

    /// A pattern that stays for the life of the process.
    public func kept(_ pattern: Pointer) -> Pointer {
        referencePattern(pattern)
        return pattern
    }

    /// Whether a font of this family is installed, under any of its names; nil: whether there is any font.
    public func hasFont(family: String?) -> Bool {
        guard let pattern = newPattern(), let objects = newObjects() else { return false }
        defer {
            destroyPattern(pattern)
            destroyObjects(objects)
        }
        if let family { _ = addText(pattern, "family", family) }
        guard let fonts = list(nil, pattern, objects) else { return false }
        defer { destroySet(fonts) }
        return fonts.pointee.count > 0
    }
}
