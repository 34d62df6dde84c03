// An angle as functions of mathematics take it: with or without derivatives.

struct TurningAngle: Convertible {
    /// In radians.
    let angle: Scalar

    static var typeName: String { Angle.typeName }
    static var isAngle: Bool { true }
    static func convert(_ value: Value) -> TurningAngle? { Scalar.convert(value).map(TurningAngle.init) }
    var value: Value { angle.value }
}
