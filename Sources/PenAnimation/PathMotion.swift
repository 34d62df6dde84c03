// Going along a path.

import PenGeometry

/// Positions along a path, as of a `CAKeyframeAnimation` with a path. Moves take no time: there the position jumps.
public struct PathMotion: Sendable {
    public enum Mode: Hashable, Sendable {
        /// At constant speed over the true length.
        case paced
        /// Every segment takes as long as every other, or as the times at its ends say; within it the curve's parameter
        /// runs evenly.
        case linear
        /// At each segment's start until the next one's.
        case discrete
    }

    public enum Rotation: Hashable, Sendable {
        case none
        /// Along the tangent.
        case auto
        case reverse
        /// Radians.
        case fixed(Double)
    }

    private let segments: [PathSegment]
    /// Of each segment, where the motion is paced.
    private let lengths: [Double]
    private let times: KeyTimes
    private let easings: [TimingFunction]
    private let mode: Mode
    private let rotation: Rotation
    /// Whether it asks for an angle.
    public var turns: Bool { rotation != .none }
    private let start: Point

    /// - Parameters:
    ///   - times: for `linear` and `discrete`: when each segment begins, and 1; evenly spaced where nil.
    ///   - easings: for `linear`: none, one for all segments, or one for each.
    /// - Returns: nil for an empty path.
    public init?(along path: Path, mode: Mode = .paced, at times: [Double]? = nil, easings: [TimingFunction] = [], rotation: Rotation = .none) throws(KeyframeError) {
        guard let start = path.start else { return nil }
        (self.start, self.mode, self.rotation) = (start, mode, rotation)
        segments = path.segments.filter { mode != .paced || $0.length > 0 }
        lengths = mode == .paced ? segments.map(\.length) : []
        guard easings.count <= 1 || easings.count == segments.count else { throw .wrongEasingCount(easings: easings.count, wanted: segments.count) }
        self.easings = mode == .linear ? easings : []
        if mode == .paced {
            self.times = KeyTimes(paced: lengths)
        } else if let times, !segments.isEmpty {
            self.times = try KeyTimes(times, wanted: segments.count + 1)
        } else {
            self.times = KeyTimes(even: segments.count + 1)
        }
    }

    public func position(at progress: Double) -> Point {
        guard let place = locate(progress) else { return start }
        return place.segment.point(at: place.t)
    }

    /// The angle in radians that the rotation asks for; 0 where it asks for none. At a corner the segment that leaves it
    /// counts.
    public func angle(at progress: Double) -> Double {
        switch rotation {
        case .none: return 0
        case .fixed(let angle): return angle
        case .auto, .reverse:
            guard let place = locate(progress) else { return 0 }
            let tangent = place.segment.tangent(at: place.t)
            // Zero less a coordinate is never -0, which would turn half a turn the other way.
            return (rotation == .reverse ? Point.zero - tangent : tangent).angle
        }
    }

    /// Progress outside 0…1 stays at the ends: beyond them there is no path.
    private func locate(_ progress: Double) -> (segment: PathSegment, t: Double)? {
        guard !segments.isEmpty else { return nil }
        let progress = progress > 0 ? min(progress, 1) : 0
        if mode == .discrete { return discrete(progress) }
        let (i, fraction) = times.locate(progress)
        if mode == .linear {
            let eased = easings.isEmpty ? fraction : easings[easings.count == 1 ? 0 : i](fraction)
            return (segments[i], min(max(eased, 0), 1))
        }
        return (segments[i], segments[i].parameter(atLength: fraction * lengths[i]))
    }

    private func discrete(_ progress: Double) -> (segment: PathSegment, t: Double) {
        let i = times.latest(progress)
        return i < segments.count ? (segments[i], 0) : (segments[segments.count - 1], 1)
    }
}
