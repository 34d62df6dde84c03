// Commands to the prompt: files.

import PenLanguage

extension Prompt {
    /// Without a name, what the last session left unsaved.
    func load(_ argument: String) throws {
        guard let path = argument.isEmpty ? UnsavedWork.path : ByteString(argument) else { throw CommandFailure(.usage, ":load needs the name of a script.") }
        if argument.isEmpty, path.fileStatus == nil { throw CommandFailure(.usage, ":load needs the name of a script; no session has left anything unsaved.") }
        let text = String(decoding: try ScriptInput.file(path).read(), as: UTF8.self)
        try say(text, from: path.description)
    }

    /// The script for .pen, else the picture.
    func save(_ argument: String) throws {
        guard !argument.isEmpty else { throw CommandFailure(.usage, ":save needs the name of a file.", hint: "For example :save a.pen for the script, :save a.svg for the picture.") }
        let path = ByteString(argument)
        if path.hasSuffix(".pen") { try saveScript(path) } else { try savePicture(path) }
    }

    private func saveScript(_ path: ByteString) throws {
        let (script, ambiguous) = conversation.script
        guard !script.isEmpty else { throw CommandFailure(.usage, "there is nothing to save yet.") }
        guard mayWrite(path) else { return }
        try OutputFile(path: path).write(Array(script.utf8))
        savedScript = script
        let lines = script.utf8.count { $0 == UInt8(ascii: "\n") }
        page.write("wrote \(path): the script, \(lines) line\(lines == 1 ? "" : "s")\n")
        for name in ambiguous {
            page.complain("pen: \(name) stood for different things in this session; the script needs two names for them to run.\n")
        }
    }

    private func savePicture(_ path: ByteString) throws {
        let format = try Destination.format(of: path)
        let picture = try Picture(of: "the picture", conversation.session.scene, options: options)
        let bytes = try picture.bytes(format) { tell($0) }, size = try picture.sizeText(format)
        guard mayWrite(path) else { return }
        try OutputFile(path: path).write(bytes)
        page.write("wrote \(path): \(size), \(grouped(bytes.count)) bytes\n")
    }

    /// Asks before a file is overwritten.
    private func mayWrite(_ path: ByteString) -> Bool {
        guard path.fileStatus != nil else { return true }
        if case .line(let answer) = reader.read(prompt: "\(path) is there already. Overwrite it? [y/N] "), ["y", "yes"].contains(answer.lowercased()) { return true }
        page.write("nothing was written\n")
        return false
    }

    /// A drawing that was not saved is not lost.
    func keepUnsavedWork() {
        let scene = conversation.session.scene
        guard !scene.isEmpty || scene.background != nil else { return }
        let script = conversation.script.text
        guard script != savedScript, let path = UnsavedWork.keep(script) else { return }
        page.write("not saved; kept in \(path), :load without a name brings it back\n")
    }
}
