// Paths that are too small to be squared.

extension Path {
    /// A power of two that makes numbers of this size ordinary whose squares would be no numbers; 1 for all others.
    static func enlargement(of size: Double) -> Double {
        guard size > 0, size < 1e-100 else { return 1 }
        return Double(sign: .plus, exponent: min(-size.exponent, 1000), significand: 1)
    }

    /// The same in another size. By a power of two nothing is rounded.
    func scaled(by factor: Double) -> Path { transformed(by: .scaling(factor, factor)) }

    /// What `make` gives of a path, a distance and a tolerance that are times a power of two, divided by it again.
    func enlarged<Failure: Error>(
        by factor: Double, _ distance: Double, _ tolerance: Double, _ make: (Path, Double, Double) throws(Failure) -> Path
    ) throws(Failure) -> Path {
        try make(scaled(by: factor), distance * factor, min(tolerance * factor, .greatestFiniteMagnitude)).scaled(by: 1 / factor)
    }
}
