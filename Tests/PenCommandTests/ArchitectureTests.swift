// The arrows between the targets point one way, and every file keeps to them.

import Foundation
import Testing

struct ArchitectureTests {
    /// What each target may import of ours, as drawn in the architecture: geometry knows nothing of scenes, syntax
    /// nothing of builtins, renderers nothing of the language.
    static let table: [String: Set<String>] = [
        "PenGeometry": [],
        "PenAnimation": ["PenGeometry"],
        "PenSyntax": [],
        "PenScene": ["PenAnimation", "PenGeometry"],
        "PenPlot": ["PenGeometry"],
        "PenLanguage": ["PenSyntax", "PenScene", "PenPlot", "PenAnimation", "PenGeometry"],
        "PenSVG": ["PenScene", "PenAnimation", "PenGeometry"],
        "PenRaster": ["PenScene", "PenGeometry"],
        "PenLibraries": ["CLibraries"],
        "PenText": ["PenLibraries", "CLibraries", "PenScene", "PenGeometry"],
        "PenImage": ["PenLibraries", "PenRaster", "PenScene", "PenGeometry"],
        "PenPDF": ["PenLibraries", "CLibraries", "PenText", "PenScene", "PenGeometry"],
        "PenTerminal": ["PenLibraries", "PenImage", "PenRaster", "PenScene", "PenGeometry"],
        "pen": ["PenLibraries", "PenGeometry", "PenSyntax", "PenScene", "PenLanguage", "PenSVG", "PenRaster", "PenText", "PenImage", "PenPDF", "PenTerminal"],
    ]

    /// Declarations in C of what foreign libraries share with us; imports nothing.
    static let declarations = "CLibraries"

    /// The C library and the standard library's own modules. Foundation is not among them: it doubles the time to start.
    static let system: Set<String> = ["Glibc", "Darwin", "Synchronization"]

    @Test(arguments: table.keys.sorted())
    func filesImportWhatTheTableAllows(target: String) throws {
        let allowed = try #require(ArchitectureTests.table[target]).union(ArchitectureTests.system)
        let files = try swiftFiles(in: "Sources/\(target)")
        #expect(!files.isEmpty)
        for (name, text) in files {
            let undeclared = imports(of: text).subtracting(allowed)
            #expect(undeclared.isEmpty, "\(name) imports \(undeclared.sorted().joined(separator: ", "))")
        }
    }

    @Test func packageDeclaresTheTable() throws {
        let package = try String(contentsOf: Workplace.repository.appendingPathComponent("Package.swift"), encoding: .utf8)
        var declared: [String: Set<String>] = [:]
        for match in package.matches(of: /\.(?:target|executableTarget)\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/) {
            let names = (match.2 ?? "").split { !$0.isLetter }.map(String.init)
            declared[String(match.1)] = Set(names)
        }
        #expect(declared == ArchitectureTests.table.merging([ArchitectureTests.declarations: []]) { $1 })
    }

    @Test func everyFileSaysWhatItIs() throws {
        for (name, text) in try swiftFiles(in: "Sources") {
            #expect(text.hasPrefix("// "), "\(name) has no first line that says what it is")
        }
    }

    private func swiftFiles(in folder: String) throws -> [(name: String, text: String)] {
        let root = Workplace.repository.appendingPathComponent(folder)
        let names = (FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }
        return try names.sorted().map { ("\(folder)/\($0)", try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)) }
    }

    private func imports(of text: String) -> Set<String> {
        let pattern = /(?m)^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public |internal |private |fileprivate |package )?import\s+(?:(?:struct|class|enum|func|var|let|protocol|typealias)\s+)?(\w+)/
        return Set(text.matches(of: pattern).map { String($0.1) })
    }
}
