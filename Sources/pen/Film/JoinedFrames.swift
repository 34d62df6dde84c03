// Frames that were drawn before, in files of PNG.

import PenImage
import PenLibraries
import PenScene

/// The files of one film in order, all of the first one's size.
struct JoinedFrames: FilmFrames {
    private let files: [ByteString]
    let width, height: Int
    let isOpaque: Bool

    /// - Parameter files: of frame 0 and so on, at least one.
    init(_ files: [ByteString]) throws {
        self.files = files
        do throws(MissingLibrary) { _ = try LibPNG.open() } catch {
            throw CommandFailure(.cannotWrite, "cannot read PNG: \(error).", hint: error.advice)
        }
        let first = try JoinedFrames.image(files[0])
        (width, height) = (first.width, first.height)
        // The header's kind of colour (PNG, 11.2.1): 4 and 6 have alpha.
        isOpaque = first.bytes[25] & 4 == 0
    }

    var count: Int { files.count }

    func work(_ index: Int) throws -> FramePipeline.Work {
        let (file, first) = (files[index], files[0])
        return { [width, height] in
            let image = try JoinedFrames.image(file)
            guard image.width == width, image.height == height else {
                throw CommandFailure(.noInput, "\(file) has \(image.width) × \(image.height) pixels, and \(first) has \(width) × \(height): the frames of a film have one size.")
            }
            do { return try LibPNG.open().decode(image.bytes, width: width, height: height) } catch {
                throw CommandFailure(.noInput, "cannot read \(file): \(error).")
            }
        }
    }

    private static func image(_ file: ByteString) throws -> ImageContent {
        do {
            let image = try ImageFile.read(try readFile(file), name: file.description)
            if image.format == .png { return image }
            throw ImageError("it is a \(image.format.rawValue.uppercased()), and frames are PNG")
        } catch let error as SystemError {
            throw CommandFailure(.noInput, "cannot read \(file): \(error.message).")
        } catch {
            throw CommandFailure(.noInput, "cannot read \(file): \(error).")
        }
    }
}
