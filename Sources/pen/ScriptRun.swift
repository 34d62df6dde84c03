// One script's run: prints, messages, picture and exit code.

import PenImage
import PenLanguage
import PenScene
import PenSyntax
import PenTerminal
import PenText

final class ScriptRun {
    private let input: ScriptInput
    private let command: RunCommand
    private let prints: ByteStream
    private let session: Session
    private let messages: DiagnosticWriter
    private let fonts: FontTextMeasurer
    /// nil where nobody waits for the script to be changed.
    private let watched: WatchedRun?

    init(input: ScriptInput, command: RunCommand, arguments: [ByteString], watched: WatchedRun? = nil) {
        let prints = ByteStream(command.destination.takesStandardOutput ? 2 : 1)
        let printing = Printing(stream: prints, keepsRunning: command.destination.file(for: input) != nil, view: watched?.view)
        let files = ScriptFiles(folder: input.folder, outputs: command.outputs) { watched?.note($0) }, images = ImageLoader(files: files)
        (self.input, self.command, self.prints, self.printing, self.files, self.watched) = (input, command, prints, printing, files, watched)
        fonts = watched?.fonts ?? FontTextMeasurer { try? ImageFile.read($0) }
        session = Session(
            limits: command.options.limits, arguments: arguments.map(\.text), textMeasurer: fonts, print: { printing.print($0) },
            load: { try files.script($0) }, loadImage: { try images.load($0) })
        messages = DiagnosticWriter(after: prints, tell: watched?.view.map { view in { view.tell($0) } } ?? Console.complain)
    }

    private let printing: Printing
    private let files: ScriptFiles

    /// Finds what can be found without running.
    func check(_ report: CheckReport) throws -> ExitCode {
        let source = session.add(name: input.name, bytes: try input.read())
        let found = session.check(source)
        report.add(found, sources: session.sources) { [input, files] in $0 == input.name ? input.givenName : files.file(shownAs: $0).exactText }
        return found.contains { $0.severity == .error } ? .scriptError : .success
    }

    func run() throws -> ExitCode {
        defer { messages.countTheRest() }
        let source = session.add(name: input.name, bytes: try input.read())
        let allowance = drawingAllowance
        let ending = whileRunning { session.run(source) { [messages, unowned session] in messages.write($0, sources: session.sources) } }
        prints.flush()
        if printing.readerHasGone { return .success }
        try Console.check(prints)
        tellOfLikelyScripts()
        switch ending {
        case .finished:
            do { return try plays ? play() : Alarm.whileDrawing(for: allowance, finish) } catch let diagnostic as Diagnostic {
                messages.write(diagnostic, sources: session.sources)
                return ExitCode(of: diagnostic)
            }
        case .failed(let diagnostic) where files.hasMetOutput: return try stop(.usage, diagnostic)
        case .failed(let diagnostic), .limitReached(let diagnostic): return try stop(ExitCode(of: diagnostic), diagnostic)
        case .interrupted(let diagnostic):
            if watched == nil { messages.write(diagnostic, sources: session.sources) }
            return .interrupted
        }
    }

    private func whileRunning(_ body: () -> Session.Ending) -> Session.Ending {
        watched == nil ? Interrupts.whileRunning(body) : Alarm.whileRinging(body)
    }

    /// After an error the terminal shows what was drawn until then; files are not touched.
    private func stop(_ code: ExitCode, _ diagnostic: Diagnostic) throws -> ExitCode {
        if command.destination == .terminal, watched?.view == nil, !drewNothing {
            let allowance = allowance(late: .init(message: messages.text(of: diagnostic, sources: session.sources), code: code))
            try Alarm.whileDrawing(for: allowance, showInTerminal)
        }
        messages.write(diagnostic, sources: session.sources)
        return code
    }

    /// The time that is left from now on, and the memory; nil where the process goes on to watch.
    private func allowance(late: Allowance.End) -> Allowance? {
        let limits = command.options.limits
        let large = Allowance.End(message: "\(input.name): error: stopped, for the picture needs more than \(limits.maximumMemory >> 20) MB of memory\n", code: .limitReached)
        return watched != nil ? nil : Allowance(seconds: limits.timeout, late: late, memory: limits.maximumMemory, large: large)
    }

    private var drawingAllowance: Allowance? {
        allowance(late: .init(message: "\(input.name): error: stopped \(timeText), while the picture was made\n", code: .limitReached))
    }

    private var timeText: String {
        let seconds = command.options.limits.timeout ?? 0
        return "after " + (seconds == 1 ? "1 second" : seconds == seconds.rounded() ? "\(Int(seconds)) seconds" : "\(seconds) seconds")
    }

    private func finish() throws -> ExitCode {
        if drewNothing {
            // In the terminal a script that prints has answered; a file is expected to show something.
            if command.destination == .terminal, printing.hasPrinted { return .success }
            if command.destination != .nowhere { messages.write("\(input.name): warning[empty-picture]: the script draws nothing, so the picture is empty\n") }
        }
        switch command.destination {
        case .nowhere: return .success
        case .terminal: try showInTerminal()
        case .standardOutput(let format): try writeToStandardOutput(format)
        case .file, .folder: try writeFile()
        case .numbered(let name, let format): try writeNumbered(name, format)
        }
        return .success
    }

    private var drewNothing: Bool { session.scene.isEmpty && session.scene.background == nil }

    private func picture() throws -> Picture { try Picture(of: input.name, session.scene, options: command.options) }

    /// Warns of files behind the script that were meant as scripts, if it has no use for them.
    private func tellOfLikelyScripts() {
        guard let other = command.likelyScripts.first, !session.sources.contains(where: { String(decoding: $0.bytes, as: UTF8.self).contains("args") }) else { return }
        messages.write("pen: warning: \(other) is not drawn: only \(input.name) is, with \(other) in its args; -o FOLDER/ draws both\n")
    }

    /// Warns of fonts and letters for which others stand in.
    private func tellOfFonts() {
        for note in fonts.takeNotes() {
            guard let origin = note.origin else {
                messages.write("\(input.name): warning[other-font]: \(note.sentence)\n")
                continue
            }
            messages.write(Diagnostic(.warning, .otherFont, note.sentence, at: origin.span), sources: session.sources)
        }
    }

    private func tell(note: String) { messages.write("\(input.name): warning: \(note)\n") }

    private func warn(_ warning: Diagnostic) { messages.write(warning, sources: session.sources) }

    private func showInTerminal() throws {
        guard command.options.preview != PreviewMode.none else { return }
        if let view = watched?.view { return try show(in: view) }
        let output = ByteStream(1), screen = Screen(mode: command.options.preview)
        defer { screen.leave() }
        let drawn = try picture()
        try drawn.decodeImagesForCells().map(warn)
        let (picture, note) = try drawn.shown(on: screen.terminal)
        tellOfFonts()
        if let note { messages.write("\(input.name): warning: \(note)\n") }
        Leftovers.whilePainting {
            output.write(picture.bytes)
            output.flush()
        }
        try Console.check(output)
    }

    private var plays: Bool { command.destination == .terminal && watched == nil && Player.isWanted(session.scene, command.options) }

    /// Each frame may take as long as a whole picture elsewhere: what plays may do so for ever.
    private func play() throws -> ExitCode {
        let screen = Screen(mode: command.options.preview), clock = PlayClock(for: session.scene, command.options)
        // Answers that come late would be taken for keys.
        screen.leave()
        let first = try Picture(of: input.name, session.scene, options: command.options, at: clock.start)
        let player = Player(first, clock: clock, screen: screen) { self.drawingAllowance }
        try player.play()
        tellOfFonts()
        if let note = player.note { messages.write("\(input.name): warning: \(note)\n") }
        return .success
    }

    private func show(in view: WatchView) throws {
        let drawn = try picture()
        try drawn.decodeImagesForCells().map(warn)
        view.show(drawn, of: session.scene) { error in
            if let diagnostic = error as? Diagnostic { self.warn(diagnostic) } else { view.tell((error as? CommandFailure)?.text ?? "pen: \(error)\n") }
        } tellRest: {
            self.tellOfFonts()
        }
    }

    private func writeToStandardOutput(_ format: Options.Format) throws {
        let output = ByteStream(1)
        let picture = try picture()
        output.write(try picture.bytes(format, warn: warn))
        tellOfFonts()
        if let note = picture.stillNote(format) { tell(note: note) }
        output.flush()
        try Console.check(output)
    }

    private func writeFile() throws {
        guard let (path, format) = command.destination.file(for: input) else { return }
        try tell { try $0.write(to: path, format) }
        if command.options.opensResult { try Viewer.open(path) }
    }

    private func writeNumbered(_ name: NumberedName, _ format: Options.Format) throws {
        try tell { try $0.write(to: name, format) }
        if command.options.opensResult { try Viewer.open(name[0]) }
    }

    /// Writes, and tells of it.
    private func tell(_ write: (SceneFiles) throws -> String) throws {
        let files = SceneFiles(name: input.name, scene: session.scene, options: command.options, warn: warn, note: tell)
        let report = Result { try write(files) }
        tellOfFonts()
        Console.complain(try report.get())
    }
}

/// 1234567 as 1,234,567.
func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
        if index > 0, index % 3 == 0 { text.append(",") }
        text.append(digit)
    }
    return String(text.reversed())
}
