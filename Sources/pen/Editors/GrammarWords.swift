// The words that editors colour, from the tables of the language.

import PenLanguage
import PenSyntax

enum GrammarWords {
    /// Those that are no names, by what they do.
    static func reserved(_ roles: LanguageWord.Role...) -> [String] {
        LanguageWord.all.filter { roles.contains($0.role) && $0.isReserved }.map(\.name)
    }

    static var allReserved: [String] { LanguageWord.all.filter(\.isReserved).map(\.name) }

    /// Names that have a value of their own: `pi`, `none`.
    static var constants: [String] { LanguageWord.all.filter { $0.role == .constant && !$0.isReserved }.map(\.name) }

    /// Units that are letters.
    static var units: [String] { LanguageWord.all.filter { $0.role == .unit && $0.name.allSatisfy { $0.isASCII && $0.isLetter } }.map(\.name) }

    static var builtins: [String] { Set(BuiltinInfo.all.map(\.name)).sorted() }

    static var colours: [String] { ColorNames.all }

    /// The words of parameters that take one of a few: `round`, `evenOdd`.
    static var choices: [String] {
        Set(BuiltinInfo.all.flatMap { $0.parameters.flatMap(\.words) }).subtracting(builtins).subtracting(colours).subtracting(constants).sorted()
    }
}
