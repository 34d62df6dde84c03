// swift-tools-version: 6.0
import PackageDescription

// Apart from pen's own package, since it times other libraries; `scripts/bench` builds and runs it.
let package = Package(
    name: "speed",
    dependencies: [.package(name: "pen", path: "../..")],
    targets: [
        .executableTarget(
            name: "PenSpeed",
            dependencies: ["PenGeometry", "PenScene", "PenLanguage", "PenRaster", "PenLibraries", "PenImage"].map { .product(name: $0, package: "pen") }),
        .executableTarget(name: "GeometrySpeed", dependencies: [.product(name: "PenGeometry", package: "pen")]),
    ])
