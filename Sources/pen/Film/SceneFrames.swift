// Frames that are drawn from a scene.

import PenGeometry
import PenImage
import PenRaster
import PenScene

/// The scene is looked at on one thread, since shapes may run the script again; pixels are made on any.
struct SceneFrames: FilmFrames {
    private let picture: Picture
    private let times: FrameTimes
    private let format: String
    private let size: PixelSize
    let isOpaque: Bool

    /// - Parameter format: the name of what they are for.
    init(_ picture: Picture, _ times: FrameTimes, format: String) throws {
        (self.picture, self.times, self.format) = (picture, times, format)
        do throws(PNGError) { size = try picture.pngOptions.pixelSize(of: picture.fileFrame) } catch { throw Picture.failure(of: error, format, of: picture.name) }
        isOpaque = picture.fileFrame.hasOpaqueBackground
    }

    var count: Int { times.numbers.count }
    var width: Int { size.width }
    var height: Int { size.height }

    func work(_ index: Int) throws -> FramePipeline.Work {
        let frame = try picture.at(times[times.numbers.lowerBound + index]).pixelFrame(format), mixesLight = picture.options.mixesLight
        return { [size] in
            Drawing(frame, width: size.width, height: size.height, transform: size.transform, mixesLight: mixesLight).bytes(channels: 4, threads: 1)
        }
    }
}

extension Picture {
    /// What makes the PNG of it; to be done on any thread.
    func pngWork() throws -> FramePipeline.Work {
        let frame = try pixelFrame("PNG"), options = pngOptions, text = name
        return {
            do throws(PNGError) { return try PNGWriter.write(frame, options: options, threads: 1) } catch { throw Picture.failure(of: error, "PNG", of: text) }
        }
    }
}
