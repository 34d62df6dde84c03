// The images of a script, each file read once.

import PenImage
import PenScene

final class ImageLoader {
    private let files: ScriptFiles
    private var images: [FileVersion: ImageContent] = [:]
    private var pixelCount = 0, byteCount = 0

    /// All images of a script together have no more pixels, which take four bytes each, and no more bytes in their files.
    private static let mostPixels = 250_000_000, mostBytes = 1 << 29

    private static let endings = [".png", ".jpg", ".jpeg"]

    init(files: ScriptFiles) { self.files = files }

    /// The image in a file, or in a URI that holds its bytes (RFC 2397).
    func load(_ path: String) throws -> ImageContent {
        if DataURI.isURI(path) { return try admit(try ImageFile.read(try DataURI.bytes(of: path))) }
        let (file, status) = try files.find(path, endings: ImageLoader.endings), version = FileVersion(status)
        if let known = images[version] { return known }
        guard version.size <= ImageFile.mostBytes else { throw ImageError("the file is larger than \(ImageFile.mostBytes >> 20) MB") }
        let image = try admit(try ImageFile.read(try files.read(file, endings: ImageLoader.endings), name: file.description))
        images[version] = image
        return image
    }

    private func admit(_ image: ImageContent) throws -> ImageContent {
        pixelCount += image.width * image.height
        byteCount += image.bytes.count
        guard pixelCount <= ImageLoader.mostPixels else {
            throw ImageError("the script's images have more than \(ImageLoader.mostPixels / 1_000_000) million pixels in all")
        }
        guard byteCount <= ImageLoader.mostBytes else { throw ImageError("the files of the script's images are larger than \(ImageLoader.mostBytes >> 20) MB in all") }
        return image
    }
}
