// Our pixels are as near to librsvg's and to resvg's as those two are to each other.

import Foundation
import PenImage
import PenScene
import PenSVG
import Testing

@Suite(.enabled(if: ComparingScript.pixels.isPossible, "needs librsvg2-bin and python3-venv with numpy, pillow and resvg-py: scripts/setup installs them"))
struct SceneComparisonTests {
    static let scenes = ScriptedScene.all(in: "Tests/Scenes")

    @Test func thereAreAHundredScenes() {
        #expect(Self.scenes.count >= 100)
        #expect(Set(Self.scenes.map(\.name)).count == Self.scenes.count, "each has a name of its own")
        #expect(Self.scenes.allSatisfy { !$0.name.isEmpty }, "each begins with a comment: its name, a colon, what it shows")
    }

    /// Each at two sizes, of which the larger has its pixels elsewhere than the coordinates.
    @Test(arguments: [100.0, 230]) func scenesAreAsAlike(side: Double) throws { try compare(Self.scenes, side: side) }

    @Test func galleryIsAsAlike() throws {
        try compare(ScriptedScene.all(in: "scripts/gallery") + ScriptedScene.all(in: "Tests/Suite/programs"), side: 400)
    }

    /// - Parameter side: the larger side of each picture in pixels.
    private func compare(_ scenes: [ScriptedScene], side: Double) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pen-scenes-\(ProcessInfo.processInfo.processIdentifier)-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for scene in scenes {
            let frame = try scene.frame(), scale = side / max(frame.bounds.width, frame.bounds.height)
            let (width, height) = (max(1, (frame.bounds.width * scale).rounded()), max(1, (frame.bounds.height * scale).rounded()))
            let svg = try SVGWriter.write(frame, options: SVGOptions(width: width, height: height))
            let png = try PNGWriter.write(frame, options: PNGOptions(width: width, height: height, compression: 1))
            try Data(svg).write(to: folder.appending(path: scene.name + ".svg"))
            try Data(png).write(to: folder.appending(path: scene.name + ".png"))
        }
        let (status, report) = ComparingScript.pixels.run(on: [folder])
        #expect(status == 0, "\(report)")
        #expect(report.contains("\(scenes.count) of \(scenes.count) pictures"), "\(report)")
    }
}
