// Commands to the prompt: files.

import PenLanguage
import PenScene
import PenSVG

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Prompt {
    /// Without a name, what the last session left unsaved.
    func load(_ argument: String) throws {
        guard let path = argument.isEmpty ? UnsavedWork.path : ByteString(argument) else { throw CommandFailure(.usage, ":load needs the name of a script.") }
        if argument.isEmpty, path.fileStatus == nil { throw CommandFailure(.usage, ":load needs the name of a script; no session has left anything unsaved.") }
        let text = String(decoding: try ScriptInput.file(path).read(), as: UTF8.self)
        try say(text, from: path.description)
    }

    /// The script for .pen, else the picture, or the film.
    func save(_ argument: String) throws {
        guard !argument.isEmpty else { throw CommandFailure(.usage, ":save needs the name of a file.", hint: "For example :save a.pen for the script, :save a.svg for the picture.") }
        let path = ByteString(argument)
        if path.hasSuffix(".pen") { try saveScript(path) } else { try savePicture(argument) }
    }

    private func saveScript(_ path: ByteString) throws {
        let (script, ambiguous) = conversation.script
        guard !script.isEmpty else { throw CommandFailure(.usage, "there is nothing to save yet.") }
        guard mayWrite(path) else { return }
        try OutputFile(path: path).write(Array(script.utf8))
        savedScript = script
        let lines = script.utf8.count { $0 == UInt8(ascii: "\n") }
        page.write("wrote \(path): the script, \(lines) line\(lines == 1 ? "" : "s")\n")
        if ambiguous.isEmpty { warnWhereTheScriptDrawsOtherwise(script) }
        for name in ambiguous {
            page.complain("pen: \(name) stood for different things in this session; the script needs two names for them to run.\n")
        }
    }

    /// - Parameter argument: the name, and options that are for this file alone.
    private func savePicture(_ argument: String) throws {
        let options = try optionsOfFile(argument), destination = try Destination(options)
        try FilmUsage.check(options, destination)
        let files = SceneFiles(name: "the picture", scene: conversation.session.scene, options: options, warn: { self.tell($0) }, note: { [page] in page.complain("pen: warning: \($0)\n") })
        switch destination {
        case .file(let path, let format): try save(path) { try files.write(to: path, format) }
        case .numbered(let name, let format):
            try save(name[0]) {
                try destination.makeFolder()
                return try files.write(to: name, format)
            }
        case .terminal, .standardOutput, .folder, .nowhere: throw CommandFailure(.usage, ":save needs the name of a file, such as a.svg.")
        }
    }

    /// Writes, unless something is to stay, or until Ctrl-C, and tells of it.
    /// - Parameter path: the file, or the first of them.
    private func save(_ path: ByteString, _ write: () throws -> String) throws {
        guard mayWrite(path) else { return }
        var report = ""
        _ = try Interrupts.whileShowing { report = try write() }
        page.write(report)
    }

    /// A name may have blanks in it: it ends with the first word that is an option.
    private func optionsOfFile(_ argument: String) throws -> Options {
        let words = argument.split(separator: " ", omittingEmptySubsequences: false), end = words.firstIndex { $0.hasPrefix("--") } ?? words.endIndex
        var name = words[..<end]
        while name.last?.isEmpty == true { name.removeLast() }
        var options = try OptionParser.parse(words[end...].filter { !$0.isEmpty }.map { ByteString(String($0)) }, onto: options)
        if let word = options.words.first { throw CommandFailure(.usage, "\(word) is no option; the name of the file stands before them.") }
        options.output = ByteString(name.joined(separator: " "))
        return options
    }

    /// Asks before a file is overwritten.
    private func mayWrite(_ path: ByteString) -> Bool {
        guard path.fileStatus != nil else { return true }
        if case .line(let answer) = reader.read(prompt: "\(path) is there already. Overwrite it? [y/N] ", after: nil), ["y", "yes"].contains(answer.lowercased()) { return true }
        page.write("nothing was written\n")
        return false
    }

    /// A drawing that was not saved is not lost.
    /// - Returns: false where it cannot be kept.
    func keepsWork() -> Bool {
        // An exercise is no work.
        guard course == nil else { return true }
        let scene = conversation.session.scene
        guard !scene.isEmpty || scene.background != nil else { return true }
        let script = conversation.script.text
        guard script != savedScript else { return true }
        guard let path = UnsavedWork.keep(script) else { return false }
        // A terminal that has stopped reading is not waited for.
        var terminal = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
        if poll(&terminal, 1, 200) > 0 { page.write("not saved; kept in \(path), :load without a name brings it back\n") }
        return true
    }

    /// Names that pen has as well can have meant pen's own before they were declared, and the script's everywhere in a script.
    private func warnWhereTheScriptDrawsOtherwise(_ script: String) {
        var limits = options
        (limits.limits.timeout, limits.limits.maximumSteps) = (5, nil)
        let trial = Prompt.session(limits) { _ in }
        let ending = Interrupts.whileRunning { trial.run(trial.add(name: "script", bytes: Array(script.utf8))) { _ in } }
        switch ending {
        case .finished:
            let frames = [conversation.session.scene, trial.scene].map { $0.frame(at: $0.posterTime).nameless }
            guard let own = try? SVGWriter.write(frames[0]), let other = try? SVGWriter.write(frames[1]) else { return }
            if own != other { tellOfAnotherDrawing() }
        case .failed: tellOfAnotherDrawing()
        case .interrupted, .limitReached: break
        }
    }

    private func tellOfAnotherDrawing() {
        page.complain("pen: run by itself, this script does not draw what the session drew: a name was declared after what uses it. :save FILE.svg keeps the picture.\n")
    }
}

extension Frame {
    /// Without the names of layers, which a script may give otherwise.
    fileprivate var nameless: Frame {
        var frame = self
        frame.operations = operations.map { operation in
            switch operation {
            case .shape(var shape):
                shape.name = nil
                return .shape(shape)
            case .text(var text):
                text.name = nil
                return .text(text)
            case .image(var image):
                image.name = nil
                return .image(image)
            case .beginGroup(var group):
                group.name = nil
                return .beginGroup(group)
            case .endGroup: return .endGroup
            }
        }
        return frame
    }
}
