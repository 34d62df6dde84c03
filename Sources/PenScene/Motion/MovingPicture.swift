// A scene that moves, as the same operations at all times.

import PenAnimation
import PenGeometry

/// What a renderer needs that writes motion down: operations that are there from the beginning to the end, and how they look
/// at each time. In frames things come and go; here they are only seen or not.
public struct MovingPicture {
    private let scene: Scene
    public let bounds: Rect
    /// The time of the picture for viewers in which nothing moves.
    public let posterTime: Double
    /// Until when all is different; from then on the picture stands still, or repeats what it did since `loopStart`.
    public let end: Double
    /// nil where the picture comes to rest.
    public let loopStart: Double?
    /// When something begins or ends, each once and in order, from 0 to `end`.
    public let marks: [Double]

    public init(_ scene: Scene) {
        self.scene = scene
        let paper = scene.paper()
        bounds = scene.frame(paper: paper).bounds
        posterTime = scene.posterTime
        let loops = scene.loops
        if let longest = loops.map(\.period).max() {
            let start = max(scene.lastFiniteEnd, loops.map(\.start).max() ?? 0)
            (loopStart, end) = (start, start + MovingPicture.commonPeriod(loops.map(\.period), longest))
        } else {
            (loopStart, end) = (nil, scene.showTime)
        }
        let end = end
        marks = Set(scene.marks(until: end) + [0, end]).sorted()
    }

    public var background: Paint? { scene.background }
    public var title: String? { scene.title }
    public var description: String? { scene.description }

    /// The shortest time after which all periods are over at once; where there is none within sixty of the longest, sixty.
    private static func commonPeriod(_ periods: [Double], _ longest: Double) -> Double {
        for count in 1...60 {
            let whole = longest * Double(count)
            if periods.allSatisfy({ abs((whole / $0).rounded() - whole / $0) < 1e-9 }) { return whole }
        }
        return longest * 60
    }

    /// As many at every time.
    public func operations(at time: Double) -> [MovingOperation] {
        var builder = MovingBuilder(scene: scene, time: time)
        return builder.build(view: scene.canvas?.view ?? .identity)
    }
}

/// One operation of a moving picture at a time.
public struct MovingOperation: Sendable {
    public enum Content: Sendable {
        /// The whole path; `trim` says what of it is stroked.
        case shape(DrawnShape)
        case text(DrawnText)
        case image(DrawnImage)
        case beginGroup(DrawnGroup)
        /// A layer that moves as a whole, or a group that does: what is in it has its coordinates.
        case beginPlacement(Placement)
        case end
    }

    /// outer ∘ T(position) ∘ R(rotation) ∘ S(scale)
    public struct Placement: Sendable {
        public var outer: AffineTransform
        public var position: Point
        /// Radians.
        public var rotation: Double
        public var scale: Point
    }

    public var content: Content
    public var isVisible = true
    /// Whether anything of it is different at another time.
    public var moves = false
    /// `strokeStart` and `strokeEnd`.
    public var trim: (start: Double, end: Double) = (0, 1)
}
