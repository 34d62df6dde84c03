// swift-tools-version: 6.0
import PackageDescription

// Apart from pen's own package, since its program is libFuzzer's; `scripts/fuzz` builds and runs it.
let package = Package(
    name: "fuzz",
    dependencies: [.package(name: "pen", path: "../..")],
    targets: [
        .executableTarget(
            name: "PenFuzz",
            dependencies: ["PenGeometry", "PenSyntax", "PenScene", "PenLanguage", "PenSVG", "PenRaster", "PenTerminal"].map {
                .product(name: $0, package: "pen")
            },
            swiftSettings: [.swiftLanguageMode(.v5)],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])])
    ])
