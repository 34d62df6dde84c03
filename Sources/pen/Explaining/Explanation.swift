// A page of `pen explain`: what a kind of mistake is, a script that makes it, and the script mended.

import PenSyntax

struct Explanation: Sendable {
    let code: Diagnostic.Code
    /// The mistake in a few words, for the list.
    let title: String
    let text: String
    /// A script that gets a message with this code, and no other.
    let wrong: String
    /// The same as it should be: it runs without a message.
    let mended: String

    init(_ code: Diagnostic.Code, _ title: String, _ text: String, wrong: String, mended: String) {
        (self.code, self.title, self.text, self.wrong, self.mended) = (code, title, text, wrong, mended)
    }

    /// All pages, in the order of the list.
    static let all: [Explanation] = writing + lines + forms + names + values + running + warnings
}
