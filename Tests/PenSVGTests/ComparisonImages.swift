// Images that every renderer must draw alike.

import PenGeometry
import PenImage
import PenScene

extension ComparisonPicture {
    /// A picture of ours as a PNG of 120 × 120 pixels, partly transparent.
    private static let content: ImageContent = {
        let scene = Scene()
        scene.setCanvas(Canvas(width: 120, height: 120))
        let stops = [(0, UInt32(0xFFD7_00FF)), (0.5, 0xB222_22FF), (1, 0x0000_80FF)].map { Gradient.Stop(offset: $0.0, color: Color(rgba: $0.1)) }
        scene.shape(.ellipse(Point(60, 60), Point(55, 45))) {
            ($0.stroke, $0.fill) = (nil, .gradient(Gradient(kind: .linear(from: .zero, to: Point(120, 120)), stops: stops)))
        }
        for i in 0..<12 { scene.shape(.box(5 + 10 * Double(i), 5, 5, 110)) { ($0.stroke, $0.fill) = (nil, .color(Color(rgba: 0x2E8B_5780))) } }
        // Made by this package, so that it can be read.
        return try! ImageFile.read(PNGWriter.write(scene.frame()))
    }()

    private static func image(_ scene: Scene, width: Double, height: Double, in parent: LayerID = .root, _ change: (inout Layer) -> Void = { _ in }) {
        var layer = Layer(content: .image(Layer.SizedImage(content, width: width, height: height)))
        change(&layer)
        scene.add(layer, to: parent)
    }

    static let images: [ComparisonPicture] = [
        ComparisonPicture(name: "image-once") { scene in
            image(scene, width: 90, height: 150) { $0.position = Point(20, 30) }
        },
        ComparisonPicture(name: "images-of-many-sizes") { scene in
            for (i, side) in [120.0, 60, 50, 37, 30, 23.5, 11, 8].enumerated() {
                image(scene, width: side, height: side) { $0.position = Point(i < 2 ? 130 * Double(i) : 25 * Double(i - 2), i < 2 ? 0 : 140) }
            }
        },
        ComparisonPicture(name: "images-turned-and-distorted") { scene in
            for i in 0..<5 {
                image(scene, width: 60, height: 60) {
                    ($0.position, $0.anchor) = (Point(40 + 60 * Double(i % 3), i < 3 ? 50 : 140), Point(0.5, 0.5))
                    ($0.rotation, $0.scale) = (Double(i) * 0.4, Point(1 - Double(i) * 0.15, i == 4 ? -1 : 1))
                }
            }
        },
        ComparisonPicture(name: "images-in-groups") { scene in
            scene.shape(.box(0, 60, 200, 80)) { $0.fill(0x4682_B4FF) }
            let group = scene.group { $0.opacity = 0.6 }
            image(scene, width: 120, height: 120, in: group) { $0.position = Point(5, 5) }
            image(scene, width: 120, height: 120, in: group) { ($0.position, $0.style.opacity) = (Point(70, 60), 0.5) }
            image(scene, width: 80, height: 80) { ($0.position, $0.style.blendMode) = (Point(110, 10), .multiply) }
        },
    ]
}
