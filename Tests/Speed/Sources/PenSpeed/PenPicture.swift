// Frames drawn by pen.

import PenRaster

/// Draws as pen does where it writes pixels: in bands on all processors, each turned into eight bits a channel.
struct PenPicture {
    let scene: SpeedScene

    /// - Returns: red, green, blue and alpha, not premultiplied.
    func draw() -> [UInt8] {
        Drawing(scene.frame, width: scene.width, height: scene.height, transform: scene.transform).bytes(channels: 4)
    }
}
