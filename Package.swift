// swift-tools-version: 6.0
import PackageDescription

// The arrows point one way: geometry knows nothing of scenes, syntax nothing of builtins, renderers nothing of the
// language. `Tests/PenCommandTests/ArchitectureTests.swift` holds every file's imports against this table.

/// That accesses exclude each other is checked where the tests run, in debug builds.
let inner: [SwiftSetting] = [
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]

let package = Package(
    name: "pen",
    products: [
        .executable(name: "pen", targets: ["pen"]),
        // Bézier curves, arcs and paths for any program.
        .library(name: "PenGeometry", targets: ["PenGeometry"]),
        // For the tests of Tests/Fuzz and Tests/Speed, which are packages of their own.
        .library(name: "PenSyntax", targets: ["PenSyntax"]),
        .library(name: "PenScene", targets: ["PenScene"]), .library(name: "PenLanguage", targets: ["PenLanguage"]),
        .library(name: "PenSVG", targets: ["PenSVG"]), .library(name: "PenRaster", targets: ["PenRaster"]),
        .library(name: "PenTerminal", targets: ["PenTerminal"]), .library(name: "PenLibraries", targets: ["PenLibraries"]),
        .library(name: "PenImage", targets: ["PenImage"]),
    ],
    targets: [
        .target(name: "PenGeometry"),
        .target(name: "PenAnimation", dependencies: ["PenGeometry"], swiftSettings: inner),
        .target(name: "PenSyntax"),
        // The records of foreign libraries, and opening these libraries when they are first needed: nothing links them.
        .target(name: "CLibraries"),
        .target(name: "PenLibraries", dependencies: ["CLibraries"]),
        .target(name: "PenScene", dependencies: ["PenAnimation", "PenGeometry"], swiftSettings: inner),
        .target(name: "PenPlot", dependencies: ["PenGeometry"], swiftSettings: inner),
        .target(name: "PenLanguage", dependencies: ["PenSyntax", "PenScene", "PenPlot", "PenAnimation", "PenGeometry"], swiftSettings: inner),
        .target(name: "PenSVG", dependencies: ["PenScene", "PenAnimation", "PenGeometry"]),
        .target(name: "PenRaster", dependencies: ["PenScene", "PenGeometry"], swiftSettings: inner),
        .target(name: "PenText", dependencies: ["PenLibraries", "CLibraries", "PenScene", "PenGeometry"]),
        .target(name: "PenImage", dependencies: ["PenLibraries", "PenRaster", "PenScene", "PenGeometry"]),
        .target(name: "PenPDF", dependencies: ["PenLibraries", "CLibraries", "PenText", "PenScene", "PenGeometry"]),
        .target(name: "PenTerminal", dependencies: ["PenLibraries", "PenImage", "PenRaster", "PenScene", "PenGeometry"]),
        .executableTarget(
            name: "pen",
            dependencies: ["PenLibraries", "PenGeometry", "PenSyntax", "PenScene", "PenLanguage", "PenSVG", "PenRaster", "PenText", "PenImage", "PenPDF", "PenTerminal"]),

        .testTarget(name: "PenGeometryTests", dependencies: ["PenGeometry"]),
        .testTarget(name: "PenAnimationTests", dependencies: ["PenAnimation", "PenGeometry"]),
        .testTarget(name: "PenPlotTests", dependencies: ["PenPlot", "PenGeometry"]),
        .testTarget(name: "PenSyntaxTests", dependencies: ["PenSyntax"]),
        .testTarget(name: "PenSceneTests", dependencies: ["PenScene", "PenGeometry"]),
        .testTarget(name: "PenLanguageTests", dependencies: ["PenLanguage", "PenSyntax", "PenScene", "PenGeometry"]),
        .testTarget(name: "PenSVGTests", dependencies: ["PenSVG", "PenImage", "PenLanguage", "PenText", "PenScene", "PenAnimation", "PenGeometry"]),
        .testTarget(name: "PenRasterTests", dependencies: ["PenRaster", "PenScene", "PenGeometry"]),
        .testTarget(name: "PenTextTests", dependencies: ["PenText", "PenImage", "PenScene", "PenGeometry"]),
        .testTarget(name: "PenImageTests", dependencies: ["PenImage", "PenLibraries", "PenRaster", "PenScene", "PenGeometry"]),
        .testTarget(name: "PenPDFTests", dependencies: ["PenPDF", "PenImage", "PenLibraries", "PenRaster", "PenText", "PenScene", "PenGeometry"]),
        .testTarget(
            name: "PenTerminalTests", dependencies: ["PenTerminal", "PenLibraries", "PenImage", "PenRaster", "PenScene", "PenGeometry"]),
        .testTarget(name: "PenCommandTests", dependencies: ["pen", "PenLanguage", "PenSyntax", "PenScene", "PenSVG"]),
    ])
