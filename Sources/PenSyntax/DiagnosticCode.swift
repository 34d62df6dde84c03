// The kinds of faults, each with a page of its own in `pen explain`.

extension Diagnostic {
    /// A kind of fault that deserves an explanation: the message says what is wrong in this line, the code's page what that
    /// kind of mistake is and how it is mended. The raw value is what is printed and what `pen explain` takes.
    public enum Code: String, Sendable, CaseIterable {
        // What a script is written with.
        case unknownCharacter = "unknown-character"
        case wrongNumber = "wrong-number"
        case wrongColour = "wrong-colour"
        case wrongQuotes = "wrong-quotes"
        case wrongEscape = "wrong-escape"
        case wrongComment = "wrong-comment"
        case wrongSign = "wrong-sign"
        case unmatchedBracket = "unmatched-bracket"
        case tooLarge = "too-large"

        // How a line is built.
        case missingPart = "missing-part"
        case missingSign = "missing-sign"
        case missingParentheses = "missing-parentheses"
        case extraParentheses = "extra-parentheses"
        case brokenLine = "broken-line"
        case twoCommands = "two-commands"
        case wrongOrder = "wrong-order"
        case misplacedLabel = "misplaced-label"
        case misplacedWord = "misplaced-word"
        case misplacedBlock = "misplaced-block"
        case reservedName = "reserved-name"
        case oneEqualsSign = "one-equals-sign"

        // How pen says what other languages say otherwise.
        case foreignName = "foreign-name"
        case wrongDeclaration = "wrong-declaration"
        case wrongFunction = "wrong-function"
        case wrongBlock = "wrong-block"
        case wrongLoop = "wrong-loop"
        case wrongChoice = "wrong-choice"
        case wrongValue = "wrong-value"
        case wrongDerivative = "wrong-derivative"

        // Names.
        case unknownName = "unknown-name"
        case unknownProperty = "unknown-property"
        case unknownLabel = "unknown-label"
        case unknownWord = "unknown-word"
        case undeclaredVariable = "undeclared-variable"
        case alreadyDeclared = "already-declared"
        case usedTooEarly = "used-too-early"
        case wrongAssignment = "wrong-assignment"

        // Commands, functions and their values.
        case missingValue = "missing-value"
        case wrongCount = "wrong-count"
        case givenTwice = "given-twice"
        case wrongKind = "wrong-kind"
        case notTrueOrFalse = "not-true-or-false"
        case outOfRange = "out-of-range"
        case notFinite = "not-finite"
        case angleInDegrees = "angle-in-degrees"
        case noSuchPlace = "no-such-place"
        case namesAndValues = "names-and-values"
        case notAFunction = "not-a-function"
        case notACommand = "not-a-command"
        case noValue = "no-value"
        case removedLayer = "removed-layer"
        case misplacedDrawing = "misplaced-drawing"
        case wrongPathData = "wrong-path-data"

        // What happens while a script runs, and with its picture.
        case cannotReadFile = "cannot-read-file"
        case endlessRecursion = "endless-recursion"
        case stopped
        case cannotDraw = "cannot-draw"

        // What is allowed and hardly meant.
        case shadowedName = "shadowed-name"
        case ambiguousUnit = "ambiguous-unit"
        case idleStyle = "idle-style"
        case lineFromNowhere = "line-from-nowhere"
        case unusedResult = "unused-result"
        case unusedVariable = "unused-variable"
        case undrawnPath = "undrawn-path"
        case emptyPicture = "empty-picture"
        case unreachableCode = "unreachable-code"
        case otherFont = "other-font"
    }
}
