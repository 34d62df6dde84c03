// What a plot asks of the curve that it draws.

import PenGeometry

/// A point that moves with a number, as its coordinates on the axes say.
public struct PlottedCurve {
    /// The point's numbers; NaN where there are none.
    public let point: (Double) throws -> Point
    /// The derivative of the point, NaN where it is not known.
    public let derivative: (Double) throws -> Point

    public init(point: @escaping (Double) throws -> Point, derivative: @escaping (Double) throws -> Point) {
        (self.point, self.derivative) = (point, derivative)
    }

    /// The graph of a function.
    public static func graph(_ value: @escaping (Double) throws -> Double, slope: @escaping (Double) throws -> Double) -> PlottedCurve {
        PlottedCurve(point: { Point($0, try value($0)) }, derivative: { Point(1, try slope($0)) })
    }
}
