// Whether a drawing is what an exercise asks for.

import PenLanguage
import PenScene
import PenSyntax

/// Runs a lesson's checks on a drawing. A check is a script that prints what is missing.
struct LessonCheck {
    enum Answer: Equatable {
        case right
        case missing(String)
        /// The lesson itself is wrong.
        case fault(String)
    }

    let lesson: Lesson
    /// The script that checks can use.
    let tools: (name: String, text: String)
    let options: Options

    func answer(to scene: Scene) -> Answer {
        let given: Scene
        switch LessonCheck.run([(lesson.file, lesson.start.bytes)], options) {
        case .success(let run): given = run.session.scene
        case .failure(let fault): return .fault(fault.text)
        }
        for check in lesson.checks {
            let answer = answer(of: check, to: scene, given)
            if answer != .right { return answer }
        }
        return .right
    }

    private func answer(of check: Lesson.Check, to scene: Scene, _ given: Scene) -> Answer {
        let paths = DrawnPaths(scene, at: check.time, without: given)
        if scene.takeFault() != nil { return .missing("") }
        let parts = [(lesson.file, lesson.start.bytes), ("drawing", Array(paths.script.utf8)), (tools.name, Array(tools.text.utf8)), (lesson.file, check.code.bytes)]
        switch LessonCheck.run(parts, options) {
        case .success(let run): return run.prints.first.map { .missing($0) } ?? .right
        // What was said before explains what was not found.
        case .failure(let fault): return fault.prints.first.map { .missing($0) } ?? .fault(fault.text)
        }
    }

    struct Fault: Error {
        var text: String
        var prints: [String]
    }

    private final class Prints { var lines: [String] = [] }

    /// Runs scripts one after the other in one session.
    static func run(_ scripts: [(name: String, bytes: [UInt8])], _ options: Options) -> Result<(session: Session, prints: [String]), Fault> {
        var limits = options
        (limits.limits.timeout, limits.limits.maximumSteps) = (10, nil)
        let prints = Prints(), session = Prompt.session(limits) { prints.lines.append(String($0.last == "\n" ? $0.dropLast() : Substring($0))) }
        for script in scripts {
            let source = session.add(name: script.name, bytes: script.bytes)
            switch Interrupts.whileRunning({ session.run(source) { _ in } }) {
            case .finished: break
            case .failed(let diagnostic), .interrupted(let diagnostic), .limitReached(let diagnostic):
                return .failure(Fault(text: DiagnosticWriter(after: ByteStream(2)).text(of: diagnostic, sources: session.sources), prints: prints.lines))
            }
        }
        return .success((session, prints.lines))
    }
}
