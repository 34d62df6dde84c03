// Where the pixels of images come from.

/// Decodes images. The scene itself knows no file formats.
public protocol ImageDecoder: Sendable {
    /// The image's pixels, upright and of its width and height.
    func decode(_ image: ImageContent) throws(ImageError) -> ImagePixels
}

/// Why an image cannot be shown.
public struct ImageError: Error, Hashable, CustomStringConvertible {
    public var description: String
    /// What to do about it.
    public var advice: String?
    /// Whether only a library is missing, and not something in the file wrong.
    public var needsLibrary: Bool
    /// Where the layer was made that shows the image, if that is known.
    public var origin: LayerOrigin?

    public init(_ description: String, advice: String? = nil, needsLibrary: Bool = false, origin: LayerOrigin? = nil) {
        (self.description, self.advice, self.needsLibrary, self.origin) = (description, advice, needsLibrary, origin)
    }
}
