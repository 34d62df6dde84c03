// Scripts are not overwritten by their pictures.

/// The files that a command is going to write, as far as they are there already.
struct OutputGuard {
    private var names: [FileIdentity: String] = [:]

    init(_ destination: Destination, _ inputs: [ScriptInput]) {
        switch destination {
        case .nowhere: break
        case .terminal, .standardOutput: add(FileIdentity(descriptor: 1), "standard output")
        case .file, .folder:
            for input in inputs {
                if let path = destination.file(for: input)?.path { add(FileIdentity(path.fileStatus), path.description) }
            }
        case .numbered(let name, _):
            for path in name.files { add(FileIdentity(path.fileStatus), path.description) }
        }
    }

    private mutating func add(_ file: FileIdentity?, _ name: String) {
        if let file { names[file] = name }
    }

    /// What is called so in messages and is this file; nil where nothing will be written to it.
    func output(that file: FileIdentity?) -> String? { file.flatMap { names[$0] } }

    /// Throws where a picture would take the place of one of the scripts.
    func protect(_ inputs: [ScriptInput]) throws {
        for input in inputs {
            guard let output = output(that: input.identity) else { continue }
            let fault = output == input.name ? "\(output) is a script: its picture" : "\(output) is the same file as the script \(input.name): the picture"
            throw CommandFailure(.usage, fault + " would overwrite it.", hint: "Give the picture another name with -o.")
        }
    }
}
