// The conversation at a terminal: a line in, its answer and the picture out.

import PenImage
import PenLanguage
import PenScene
import PenSyntax
import PenTerminal
import PenText

final class Prompt {
    private var options: Options
    private let reader: LineReader
    private let history = PromptHistory()
    private let output = ByteStream(1)
    private let messages: DiagnosticWriter
    private let screen: Screen
    private let pane: PicturePane
    private var conversation: Conversation
    private var isOver = false

    init(options: Options) throws {
        self.options = options
        do { reader = try LineReader() } catch { throw CommandFailure(.cannotWrite, "cannot show a prompt: \(error).", hint: error.advice) }
        screen = Screen(mode: options.preview)
        pane = PicturePane(screen: screen)
        messages = DiagnosticWriter(after: output)
        conversation = Prompt.conversation(options, output)
        for input in history.inputs() { reader.remember(input) }
    }

    private static func conversation(_ options: Options, _ output: ByteStream) -> Conversation {
        let files = ScriptFiles(folder: ByteString("."), outputs: OutputGuard(.nowhere, [])), images = ImageLoader(files: files)
        let fonts = FontTextMeasurer { try? ImageFile.read($0) }
        weak var conversation: Conversation?
        let made = Conversation(Session(
            limits: options.limits, arguments: options.arguments.map(\.text), textMeasurer: fonts,
            print: { [output] text in if conversation?.isRepeating != true { output.write(text) } },
            load: { try files.script($0) }, loadImage: { try images.load($0) }))
        conversation = made
        return made
    }

    func run() -> ExitCode {
        output.write("pen \(penVersion); :help tells what there is, Ctrl-D leaves\n")
        let text = PromptText(hasColors: screen.terminal.colorDepth != .none)
        var input = ""
        while !isOver {
            switch reader.read(prompt: input.isEmpty ? text.first : text.next) {
            case .interrupted: input = ""
            case .end:
                output.write("\n")
                isOver = true
            case .line(let line):
                input += (input.isEmpty ? "" : "\n") + line
                if isUnfinished(input) { continue }
                answer(input)
                input = ""
            }
        }
        screen.leave()
        return .success
    }

    private func isUnfinished(_ input: String) -> Bool {
        !input.hasPrefix(":") && Source(name: "input", text: input).isUnfinished
    }

    private func answer(_ input: String) {
        guard input.contains(where: { !$0.isWhitespace }) else { return }
        reader.remember(input)
        history.add(input)
        do {
            if input.hasPrefix(":") { try command(input.dropFirst()) } else { try say(input) }
        } catch let diagnostic as Diagnostic {
            messages.write(diagnostic, sources: conversation.session.sources)
        } catch {
            Console.complain((error as? CommandFailure)?.text ?? "pen: \(error)\n")
        }
    }

    private func command(_ text: Substring) throws {
        let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
        let argument = words.dropFirst().first.map { $0.drop { $0 == " " } } ?? ""
        try ColonCommand.named(String(words.first ?? "help")).run(self, String(argument))
    }

    /// Runs an input, and shows the picture if it looks otherwise than before.
    private func say(_ input: String) throws {
        let session = conversation.session
        let ending = Interrupts.whileAnswering {
            conversation.say(input) { [messages] in messages.write($0, sources: session.sources) }
        }
        output.flush()
        switch ending {
        case .finished: try showPicture()
        case .failed(let diagnostic), .interrupted(let diagnostic), .limitReached(let diagnostic):
            messages.write(diagnostic, sources: session.sources)
        }
    }

    private func showPicture() throws {
        let bytes = try pane.show(conversation.session.scene, options: options)
        Interrupts.whilePainting {
            output.write(bytes)
            output.flush()
        }
    }

    // MARK: Commands

    func help(_ name: String) throws {
        guard !name.isEmpty else { return output.write("Lines of the language are run; others begin with a colon:\n" + ColonCommand.overview) }
        var options = Options()
        options.words = [ByteString("help"), ByteString(name)]
        _ = try HelpCommand(options: options).run()
    }

    func undo() throws {
        guard let input = conversation.undo() else { throw CommandFailure(.usage, "there is nothing to take back.") }
        output.write("took back: \(input)\n")
        try showPicture()
    }

    func redo() throws {
        guard let input = conversation.redo() else { throw CommandFailure(.usage, "there is nothing to do again.") }
        output.write(input + "\n")
        try showPicture()
    }

    func list() { for input in conversation.inputs { output.write(input + "\n") } }

    func reset() {
        conversation = Prompt.conversation(options, output)
        pane.clear()
    }

    func quit() { isOver = true }

    func turn(_ setting: WritableKeyPath<Options, Bool>, _ argument: String) throws {
        switch argument {
        case "on": options[keyPath: setting] = true
        case "off": options[keyPath: setting] = false
        case "": options[keyPath: setting].toggle()
        default: throw CommandFailure(.usage, "this takes on or off, not `\(argument)`.")
        }
        try showPicture()
    }

    func preview(_ argument: String) throws {
        do { options.preview = argument.isEmpty ? nil : try OptionValue.preview(argument) } catch let error as OptionValueError {
            throw CommandFailure(.usage, ":preview \(error.message).", hint: error.hint)
        }
        try showPicture()
    }

    func load(_ argument: String) throws {
        guard !argument.isEmpty else { throw CommandFailure(.usage, ":load needs the name of a script.") }
        try say(String(decoding: try ScriptInput.file(ByteString(argument)).read(), as: UTF8.self))
    }

    /// The script for .pen, else the picture.
    func save(_ argument: String) throws {
        guard !argument.isEmpty else { throw CommandFailure(.usage, ":save needs the name of a file.") }
        let path = ByteString(argument)
        let bytes: [UInt8]
        if path.hasSuffix(".pen") {
            bytes = Array(conversation.inputs.map { $0 + "\n" }.joined().utf8)
        } else {
            bytes = try Picture(of: "the picture", conversation.session.scene, options: options).bytes(Destination.format(of: path)) {
                messages.write($0, sources: conversation.session.sources)
            }
        }
        if path.fileStatus != nil, !asks("\(path) is there already. Overwrite it? [y/N] ") { return }
        try OutputFile(path: path).write(bytes)
        output.write("wrote \(path): \(bytes.count) bytes\n")
    }

    private func asks(_ question: String) -> Bool {
        guard case .line(let answer) = reader.read(prompt: question) else { return false }
        return ["y", "yes"].contains(answer.lowercased())
    }
}
