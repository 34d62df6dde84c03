// Limits on numbers and points that the colours' and gradients' parameters have.

import PenGeometry

extension Limit where T == Double {
    static var unit: Limit { Limit { $0 >= 0 && $0 <= 1 ? nil : "must be from 0 to 1" } }
    static var finite: Limit { Limit { $0.isFinite ? nil : "must be finite" } }
}

extension Limit where T == Point {
    static var finite: Limit { Limit { $0.isFinite ? nil : "must be finite" } }
}
