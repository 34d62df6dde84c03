// The conversation at a terminal: a line in, its answer and the picture out.

import PenImage
import PenLanguage
import PenScene
import PenSyntax
import PenTerminal
import PenText

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

final class Prompt {
    private var options: Options
    private let reader: LineReader
    private let history = PromptHistory()
    private let screen: Screen
    private let page: PromptPage
    private let pane: PicturePane
    private var conversation: Conversation
    private var isOver = false

    init(options: Options) throws {
        self.options = options
        let screen = Screen(mode: options.preview), page = PromptPage(screen: screen)
        do { reader = try LineReader(page: page) } catch { throw CommandFailure(.cannotWrite, "cannot show a prompt: \(error).", hint: error.advice) }
        (self.screen, self.page) = (screen, page)
        pane = PicturePane(page: page) { page.complain($0) }
        conversation = Prompt.conversation(options, page)
        reader.completion.session = { [unowned self] in conversation.session }
        for input in history.inputs() { reader.remember(input) }
    }

    private static func conversation(_ options: Options, _ page: PromptPage) -> Conversation {
        let files = ScriptFiles(folder: ByteString("."), outputs: OutputGuard(.nowhere, [])), images = ImageLoader(files: files)
        let fonts = FontTextMeasurer { try? ImageFile.read($0) }
        weak var conversation: Conversation?
        let made = Conversation(Session(
            limits: options.limits, arguments: options.arguments.map(\.text), textMeasurer: fonts,
            print: { text in if conversation?.isRepeating != true { page.write(text) } },
            load: { try files.script($0) }, loadImage: { try images.load($0) }), answer: { if conversation?.isRepeating != true { page.answer($0) } })
        conversation = made
        return made
    }

    func run() -> ExitCode { Interrupts.whileConversing(converse) }

    private func converse() -> ExitCode {
        page.write("pen \(penVersion); :help tells what there is, Ctrl-D leaves\n")
        let text = PromptText(hasColors: screen.terminal.colorDepth != .none)
        var input = ""
        while !isOver {
            switch reader.read(prompt: input.isEmpty ? text.first : text.next, after: input) {
            case .interrupted: input = ""
            case .end:
                page.write("\n")
                isOver = true
            case .killed(let number):
                leave()
                _exit(128 + number)
            case .line(let line):
                input += (input.isEmpty ? "" : "\n") + line
                if isUnfinished(input) { continue }
                answer(input)
                input = ""
            }
        }
        leave()
        return .success
    }

    private func leave() {
        reader.leave()
        screen.leave()
    }

    private func isUnfinished(_ input: String) -> Bool {
        !input.hasPrefix(":") && Source(name: "input", text: input).isUnfinished
    }

    private func answer(_ input: String) {
        guard input.contains(where: { !$0.isWhitespace }) else { return }
        reader.remember(input)
        history.add(input)
        Interrupts.forget()
        page.output.recover()
        do {
            if input.hasPrefix(":") { try command(input.dropFirst()) } else { try say(input) }
        } catch let diagnostic as Diagnostic {
            tell(diagnostic)
        } catch {
            page.complain((error as? CommandFailure)?.text ?? "pen: \(error)\n")
        }
    }

    private func tell(_ diagnostic: Diagnostic) { messages.write(diagnostic, sources: conversation.session.sources) }

    /// Each input may have some messages.
    private var messages: DiagnosticWriter { DiagnosticWriter(after: page.output) { [page] in page.complain($0) } }

    private func command(_ text: Substring) throws {
        let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
        let argument = words.dropFirst().first.map { $0.drop { $0 == " " } } ?? ""
        try ColonCommand.named(String(words.first ?? "help")).run(self, String(argument))
    }

    /// Runs an input, and shows the picture if it looks otherwise than before.
    private func say(_ input: String) throws {
        let messages = messages, session = conversation.session
        let ending = Interrupts.whileRunning {
            conversation.say(input) { messages.write($0, sources: session.sources) }
        }
        switch ending {
        case .finished: try showPicture()
        case .failed(let diagnostic), .interrupted(let diagnostic), .limitReached(let diagnostic): messages.write(diagnostic, sources: session.sources)
        }
        messages.countTheRest()
    }

    private func showPicture() throws { try pane.show(conversation.session.scene, options: options) }

    // MARK: Commands

    func help(_ name: String) throws {
        guard !name.isEmpty else { return page.write("Lines of the language are run; others begin with a colon:\n" + ColonCommand.overview) }
        var options = Options()
        options.words = [ByteString("help"), ByteString(name)]
        _ = try HelpCommand(options: options).run()
    }

    func undo() throws {
        guard let input = conversation.undo() else { throw CommandFailure(.usage, "there is nothing to take back.") }
        page.write("took back: \(input)\n")
        try showPicture()
    }

    func redo() throws {
        guard let input = conversation.redo() else { throw CommandFailure(.usage, "there is nothing to do again.") }
        page.write(input + "\n")
        try showPicture()
    }

    func list() { page.write(conversation.script.text) }

    func reset() throws {
        conversation = Prompt.conversation(options, page)
        pane.clear()
        try showPicture()
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
            bytes = Array(conversation.script.text.utf8)
        } else {
            bytes = try Picture(of: "the picture", conversation.session.scene, options: options).bytes(Destination.format(of: path)) {
                tell($0)
            }
        }
        if path.fileStatus != nil, !asks("\(path) is there already. Overwrite it? [y/N] ") { return }
        try OutputFile(path: path).write(bytes)
        page.write("wrote \(path): \(bytes.count) bytes\n")
    }

    private func asks(_ question: String) -> Bool {
        guard case .line(let answer) = reader.read(prompt: question) else { return false }
        return ["y", "yes"].contains(answer.lowercased())
    }
}
