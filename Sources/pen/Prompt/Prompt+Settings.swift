// Commands to the prompt: how the picture is shown.

import PenTerminal

extension Prompt {
    /// `on`, `off`, or the other.
    func turn(_ setting: WritableKeyPath<Options, Bool>, _ argument: String) throws {
        options[keyPath: setting] = try Prompt.isOn(argument, otherwise: !options[keyPath: setting])
        try showPicture()
    }

    func turnPen(_ argument: String) throws {
        pane.showsPen = try Prompt.isOn(argument, otherwise: !pane.showsPen)
        try showPicture()
    }

    private static func isOn(_ argument: String, otherwise: Bool) throws -> Bool {
        switch argument {
        case "on": true
        case "off": false
        case "": otherwise
        default: throw CommandFailure(.usage, "this takes on or off, not `\(argument)`.")
        }
    }

    /// How large the picture is, or by which characters or pixels it is shown.
    func preview(_ argument: String) throws {
        if let size = PicturePane.Size(rawValue: argument) {
            pane.size = size
        } else if argument.isEmpty {
            let mode = (options.preview ?? page.terminal.pixelMode ?? page.terminal.mode).rawValue
            page.write(Paragraph.standardOutput.lines("The preview is \(pane.size.rawValue), in \(mode). :preview takes \(PicturePane.Size.names), or one of \(OptionValue.previewNames)."))
        } else {
            do { options.preview = try OptionValue.preview(argument, or: PicturePane.Size.allCases.map(\.rawValue)) } catch let error as OptionValueError {
                throw CommandFailure(.usage, ":preview \(error.message).", hint: error.hint)
            }
            if pane.size == .off { pane.size = .on }
        }
        try showPicture()
    }
}
