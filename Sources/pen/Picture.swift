// A scene as bytes for a file and as cells for the terminal: the one place that calls the renderers.

import PenScene

struct Picture {
    let scene: Scene
    let options: Options

    func cells() -> [UInt8] { [] }
    func bytes(_ format: Options.Format) throws -> [UInt8] { [] }
    var sizeText: String { "" }
}
func nearestName(to: String, in names: [String]) -> String? { nil }
