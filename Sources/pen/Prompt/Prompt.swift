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
    var options: Options
    let reader: any InputLines
    /// What is learned here; nil at pen's own prompt.
    let course: Course?
    /// That the words of lessons, and that progress is lost, have been said.
    var knowsWords = false, isWarnedOfProgress = false
    private let history = PromptHistory()
    private let screen: Screen
    /// Whether somebody types the inputs.
    let isTyped: Bool
    let page: PromptPage
    let pane: PicturePane
    var conversation: Conversation
    /// What was said before each `:reset`.
    var forgotten: [Conversation] = []
    /// The script as it was saved last.
    var savedScript = ""
    private var isOver = false
    /// That leaving loses the drawing has been said.
    private var isWarned = false

    /// - Parameter course: what is to be learned. Only then the inputs may come from a pipe.
    init(options: Options, course: Course? = nil) throws {
        (self.options, self.course) = (options, course)
        let screen = Screen(mode: options.preview), page = PromptPage(screen: screen)
        isTyped = isatty(0) == 1 && isatty(1) == 1
        do { reader = isTyped ? try LineReader(page: page) : PipedLines() } catch { throw CommandFailure(.cannotWrite, "cannot show a prompt: \(error).", hint: error.advice) }
        (self.screen, self.page) = (screen, page)
        pane = PicturePane(page: page) { page.complain($0) }
        conversation = Prompt.conversation(options, page)
        if let reader = reader as? LineReader { prepare(reader) }
    }

    private func prepare(_ reader: LineReader) {
        reader.completion.session = { [unowned self] in conversation.session }
        reader.completion.commands = commands
        reader.pane = pane
        reader.tellFault = { [unowned self] in tell($0) }
        for input in history.inputs() { reader.remember(input) }
    }

    /// What is understood beside the language.
    var commands: [ColonCommand] { (course == nil ? [] : ColonCommand.ofLessons) + ColonCommand.all }

    func makeConversation() -> Conversation { Prompt.conversation(options, page) }

    private static func conversation(_ options: Options, _ page: PromptPage) -> Conversation {
        weak var conversation: Conversation?
        let session = Prompt.session(options) { if conversation?.isSilent != true { page.write($0) } }
        let made = Conversation(session) { if conversation?.isSilent != true { page.answer($0) } }
        conversation = made
        return made
    }

    /// A session that reads files below the folder in which the prompt was begun.
    static func session(_ options: Options, print: @escaping (String) -> Void) -> Session {
        let files = ScriptFiles(folder: ByteString("."), outputs: OutputGuard(.nowhere, [])), images = ImageLoader(files: files)
        return Session(
            limits: options.limits, arguments: options.arguments.map(\.text), textMeasurer: FontTextMeasurer { try? ImageFile.read($0) },
            print: print, load: { try files.script($0) }, loadImage: { try images.load($0) })
    }

    func run() -> ExitCode { isTyped ? Interrupts.whileConversing(converse) : converse() }

    private func converse() -> ExitCode {
        begin()
        let text = PromptText(hasColors: screen.terminal.colorDepth != .none)
        var input = ""
        while !isOver {
            switch reader.read(prompt: input.isEmpty ? text.first : text.next, after: input) {
            case .interrupted: input = ""
            case .end:
                if isTyped { page.write("\n") }
                // As in other prompts: first only what was begun is given up.
                if input.isEmpty { quit() }
                input = ""
            case .killed(let number): die(of: number)
            case .line(let line):
                input += (input.isEmpty ? "" : "\n") + line
                if isUnfinished(input) { continue }
                answer(input)
                input = ""
                if Interrupts.deathOfConversation != 0 { die(of: Interrupts.deathOfConversation) }
            }
        }
        leave()
        return .success
    }

    private func begin() {
        guard course != nil else { return page.write("pen \(penVersion); :help tells what there is, Ctrl-D leaves\n") }
        do { try beginLesson() } catch { tell(error) }
    }

    /// Leaves, unless the drawing would be lost by it; whoever wants to leave all the same says so again.
    func quit() {
        if keepsWork() || isWarned { isOver = true } else { page.complain("pen: the drawing is not saved, and it cannot be kept in \(UnsavedWork.place); who leaves again leaves without it.\n") }
        isWarned = true
    }

    private func die(of number: Int32) -> Never {
        // A terminal that goes sends SIGHUP, and its shell sends another.
        SignalSet(Signals.ending).holdBack()
        _ = keepsWork()
        leave()
        Interrupts.die(of: number)
    }

    private func leave() {
        reader.leave()
        page.output.flush()
        screen.leave()
    }

    private func isUnfinished(_ input: String) -> Bool {
        !input.hasPrefix(":") && input != "?" && Source(name: "input", text: input).isUnfinished
    }

    func answer(_ input: String) {
        guard input.contains(where: { !$0.isWhitespace }) else { return }
        reader.remember(input)
        if isTyped { history.add(input) }
        Interrupts.forget()
        page.output.recover()
        do {
            if input.hasPrefix(":") { try command(input.dropFirst()) } else { try say(refusingBareCommand(input)) }
        } catch {
            tell(error)
        }
    }

    /// `help`, `quit` and `exit()` as other prompts have them: no name of the language, and meant for the prompt.
    private func refusingBareCommand(_ input: String) throws -> String {
        let word = input.hasSuffix("()") ? String(input.dropLast(2)) : input
        let own = ["?": "help", "exit": "quit", "bye": "quit", "man": "help"][word] ?? word
        guard commands.contains(where: { $0.name == own }), !conversation.session.knows(word) else { return input }
        throw CommandFailure(.usage, "what is said to the prompt begins with a colon.", hint: "Did you mean :\(own)?")
    }

    func tell(_ error: any Error) {
        if let diagnostic = error as? Diagnostic { return messages.write(diagnostic, sources: conversation.session.sources) }
        page.complain((error as? CommandFailure)?.text ?? "pen: \(error)\n")
    }

    /// Each input may have some messages.
    private var messages: DiagnosticWriter { DiagnosticWriter(after: page.output) { [page] in page.complain($0) } }

    private func command(_ text: Substring) throws {
        let name = text.prefix { !$0.isWhitespace }, argument = text.dropFirst(name.count).trimmingSpaces
        try ColonCommand.named(name.isEmpty ? "help" : String(name), among: commands).run(self, argument)
    }

    /// Runs an input, and shows the picture if it looks otherwise than before.
    /// - Parameter file: where the input comes from, if it is a whole script.
    func say(_ input: String, from file: String? = nil) throws {
        if run({ $0.say(input, from: file, report: $1) }) { try showPicture() }
    }

    /// Lets the conversation do something, which Ctrl-C may stop, and tells what was wrong.
    /// - Returns: whether it was finished.
    func run(_ work: (Conversation, @escaping (Diagnostic) -> Void) -> Session.Ending) -> Bool {
        let messages = messages, session = conversation.session
        let ending = Interrupts.whileRunning { work(conversation) { messages.write($0, sources: session.sources) } }
        defer { messages.countTheRest() }
        switch ending {
        case .finished: return true
        case .failed(let diagnostic), .interrupted(let diagnostic), .limitReached(let diagnostic): messages.write(diagnostic, sources: session.sources)
        }
        return false
    }

    func showPicture() throws { try show { try pane.show(conversation.session, options: options) } }

    /// Shows what moves once more.
    func play() throws { try show { try pane.play(conversation.session, options: options) } }

    func show(_ picture: () throws -> Void) throws {
        let isWhole = try Interrupts.whileShowing(picture)
        if !isWhole { page.complain("pen: the picture was broken off; it comes with the next input.\n") }
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        let text = drop(while: \.isWhitespace)
        return String(text.lastIndex { !$0.isWhitespace }.map { text[...$0] } ?? "")
    }
}
