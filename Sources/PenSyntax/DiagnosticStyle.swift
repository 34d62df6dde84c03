// The colours of printed diagnostics.

struct DiagnosticStyle: Sendable {
    let usesColor: Bool

    /// `error[code]: `
    func kind(of diagnostic: Diagnostic) -> String {
        painted("\(diagnostic.severity.rawValue)[\(diagnostic.code.rawValue)]: ", diagnostic.severity == .error ? "1;31" : "1;33")
    }
    func note(_ text: String) -> String { painted(text, "1;36") }
    func fix(_ text: String) -> String { painted(text, "1;32") }
    func caret(_ text: String) -> String {
        let blanks = text.prefix { $0 == " " }
        return blanks + painted(String(text.dropFirst(blanks.count)), "1;32")
    }
    func bold(_ text: String) -> String { painted(text, "1") }

    private func painted(_ text: String, _ code: String) -> String {
        usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
