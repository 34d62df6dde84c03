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
        report.add(found, sources: session.sources)
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
                return .scriptError
            }
        case .failed(let diagnostic): return try stop(files.hasMetOutput ? .usage : .scriptError, diagnostic)
        case .limitReached(let diagnostic): return try stop(.limitReached, diagnostic)
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
            let allowance = allowance(stopping: code, messages.text(of: diagnostic, sources: session.sources))
            try Alarm.whileDrawing(for: allowance, showInTerminal)
        }
        messages.write(diagnostic, sources: session.sources)
        return code
    }

    /// The time that is left from now on; nil for ever, as where the process goes on to watch.
    private func allowance(stopping code: ExitCode, _ message: String) -> Allowance? {
        watched != nil ? nil : command.options.limits.timeout.map { Allowance(seconds: $0, message: message, code: code) }
    }

    private var drawingAllowance: Allowance? { allowance(stopping: .limitReached, "\(input.name): error: stopped \(timeText), while the picture was made\n") }

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

    private func tellOfStillness(_ picture: Picture, _ format: Options.Format) {
        if let note = picture.stillNote(format) { messages.write("\(input.name): warning: \(note)\n") }
    }

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
        tellOfStillness(picture, format)
        output.flush()
        try Console.check(output)
    }

    private func writeFile() throws {
        guard let (path, format) = command.destination.file(for: input) else { return }
        if format.isFilm { return try writeFilm(path, format) }
        let picture = try picture()
        let bytes = try picture.bytes(format, warn: warn), size = try picture.sizeText(format)
        tellOfFonts()
        tellOfStillness(picture, format)
        try OutputFile(path: path).write(bytes)
        Console.complain("wrote \(path): \(size), \(grouped(bytes.count)) bytes\n")
        if command.options.opensResult { try Viewer.open(path) }
    }

    private func writeFilm(_ path: ByteString, _ format: Options.Format) throws {
        let (picture, times) = try film()
        let frames = try SceneFrames(picture, times, format: format.name)
        let report = try Film(format: format, rate: times.rate, loops: command.options.loops).write(frames, to: path)
        tellOfFonts()
        Console.complain(report)
        if command.options.opensResult { try Viewer.open(path) }
    }

    private func writeNumbered(_ name: NumberedName, _ format: Options.Format) throws {
        let files = NumberedFiles(name: name, format: format), moments = command.options.times, report: String
        if moments.isEmpty {
            let (picture, times) = try film()
            report = try files.write(times.numbers, of: picture, warn: warn) { times[$0] }
        } else {
            report = try files.write(moments.indices, of: try picture(), warn: warn) { moments[$0] }
        }
        tellOfFonts()
        Console.complain(report)
        if command.options.opensResult { try Viewer.open(name[0]) }
    }

    /// The first frame of a film, and when the others are.
    private func film() throws -> (Picture, FrameTimes) {
        let times = try FrameTimes(session.scene, options: command.options)
        if let fault = session.scene.takeFault() { throw fault }
        return (try Picture(of: input.name, session.scene, options: command.options, at: times[times.numbers.lowerBound]), times)
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
