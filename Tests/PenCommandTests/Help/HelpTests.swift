// `pen help`, as a reader sees it.

import PenLanguage
import PenSyntax
import Testing

@testable import pen

@Suite struct HelpTests {
    let place = try! Workplace()

    @Test func theOverviewNamesEverything() throws {
        let outcome = try help()
        let words = Set(outcome.output.split { $0 == " " || $0 == "\n" }.map(String.init))
        for name in BuiltinInfo.all.map(\.name) + LanguageWord.all.map(\.name) + HelpTopic.all.map(\.name) { #expect(words.contains(name), "\(name)") }
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count < 80 })
        #expect(outcome.output.contains("pen help --search"))
    }

    @Test(arguments: HelpSubject.all.filter { !$0.name.hasPrefix("-") }.map(\.name)) func everyNameHasAPage(_ name: String) throws {
        let text = try HelpCommand.text(of: name, Paragraph(width: 78))
        #expect(text.contains(name))
        let prose = text.split(separator: "\n").filter { $0.count > 79 }
        let example = try HelpCommand.example(of: name)
        for line in prose { #expect(example.contains(line.trimmingPrefix(while: { $0 == " " })) || line.contains("  "), "\(line)") }
    }

    @Test func aPropertyAndAFunctionOfOneNameAreBothTold() throws {
        let outcome = try help("rotation")
        #expect(outcome.output.contains("rotation angle\n") && outcome.output.contains("rotation(angle, around)\n"))
    }

    @Test func aLanguageWordIsToldWithItsFormAndAnExample() throws {
        let outcome = try help("for")
        #expect(outcome.output.hasPrefix("for NAME in VALUES { … }\n"))
        #expect(outcome.output.contains("For example\n  for ") && outcome.output.contains("See also: pen help loops"))
    }

    @Test(arguments: [("text", "texts"), ("circle", "figures"), ("curveTo", "curves"), ("via", "curves"), ("gamma", "png"), ("grid", "preview"), ("timeout", "limits")])
    func aPageLeadsToItsTopic(name: String, topic: String) throws {
        let last = try #require(try help(name).output.split(separator: "\n\n").last.map(String.init))
        #expect(last.hasPrefix("See also: pen help ") && last.split { " ,\n".contains($0) }.contains { $0 == topic }, "\(last)")
    }

    @Test(arguments: [("colors", "colours"), ("Colour", "colours"), ("repl", "prompt"), ("=>", "operators"), ("degrees", "degrees"), ("bezier", "curves"), ("exit codes", "errors")])
    func aTopicHasOtherNames(name: String, topic: String) throws {
        #expect(try help(name).output.hasPrefix(topic))
    }

    @Test func aColourIsShown() throws { #expect(try help("tomato").output.contains("#ff6347")) }

    @Test(arguments: [("cirlce", "circle"), ("lopps", "loops"), ("colurs", "colours"), ("whle", "while")])
    func aNearNameIsSuggested(name: String, near: String) throws {
        let outcome = try help(name)
        #expect(outcome.code == 64 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("Did you mean ") && outcome.errors.contains(near), "\(outcome.errors)")
        #expect(outcome.errors.contains("pen help --search \(name)"))
    }

    @Test func severalNamesAreTold() throws {
        let outcome = try help("circle", "star")
        #expect(outcome.output.contains("circle center, radius\n") && outcome.output.contains("\nstar center"))
    }

    // MARK: Search

    @Test(arguments: [
        (["arc"], ["arc", "arcTo", "ellipticalArc"]), (["rounded", "corner"], ["roundRect"]), (["dashed", "line"], ["lines", "lineDash"]), (["thick"], ["lineWidth"]),
        (["rotating"], ["rotate", "rotated"]), (["bezierCurveTo"], ["curveTo"]), (["transparent"], ["mixing"]), (["middle", "of", "two", "points"], ["midpoint"]),
        (["smooth", "curve"], ["spline"]), (["svg", "path", "data"], ["path", "paths"]), (["control", "points"], ["curveTo"]), (["timeout"], ["limits"]),
        (["multiply"], ["blendMode"]), (["loop"], ["loops"]), (["square", "root"], ["sqrt"]), (["strokeColor"], ["stroke"]), (["font"], ["fonts"]),
    ])
    func searchFindsFirst(words: [String], expected: [String]) throws {
        let found = HelpSearch(words).results.prefix(6).map(\.name)
        for name in expected { #expect(found.contains(name), "\(words): \(found)") }
    }

    @Test func theNameItselfComesFirst() {
        for builtin in BuiltinInfo.all { #expect(HelpSearch([builtin.name]).results.first?.name == builtin.name) }
        for topic in HelpTopic.all where !topic.name.contains("-") { #expect(HelpSearch([topic.name]).results.first?.name == topic.name) }
    }

    @Test func searchShowsNamesAndSummaries() throws {
        let outcome = try help("--search", "arc")
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("  arc  ") && outcome.output.hasSuffix("pen help NAME shows one of them.\n"))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count < 80 })
    }

    @Test func whatIsNowhereIsSaid() throws {
        let outcome = try help("--search", "xyzzy")
        #expect(outcome.code == 64 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("no page has `xyzzy`"))
        #expect(try help("--search").code == 64)
    }

    private func help(_ words: String...) throws -> Outcome {
        try RunningProcess(Workplace.binary, ["help"] + words, in: place.folder, input: nil, environment: [:]).outcome()
    }
}
