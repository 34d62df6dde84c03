// The page of help about lessons.

extension HelpTopic {
    static let learn = HelpTopic(
        name: "learn", otherNames: ["lessons", "course", "teaching", "exercises", "classroom"],
        summary: "Lessons at the terminal, and how to write some.",
        parts: [
            .text("pen learn shows the first lesson that is not done: a page, its picture, something to try and an exercise. What you type is drawn at once, as in a conversation."),
            .table([("pen learn 3", "begins with another lesson"), ("--list", "which there are, and which are done"), ("--language zh", "in Chinese, whatever the locale says"), ("--lessons DIR", "the lessons of a folder"), ("--html DIR", "all lessons as pages for browsers, with curves to be moved"), ("pen learn --check DIR", "whether they are as they should be")]),
            .text("These are said at the prompt, beside all that begins with a colon there:"),
            .table(ColonCommand.ofLessons.map { (":" + $0.name, $0.summary) }),
            .text("What is done is kept in $XDG_STATE_HOME/pen/learn (XDG_STATE_HOME is ~/.local/state if not set)."),
            .text("A folder of lessons has a folder for each language, such as en, with a file for each lesson. It is Markdown: a head with number, name and title between two lines ---,"
                + " the page, and blocks between lines ``` that are marked behind the first: pen example, try, exercise, pen start (what is given), pen check, hint, pen solution. points: 40,200 160,20 360,180 in the head gives the page a curve to be moved."),
            .text("A check is a script that prints what is missing and nothing where all is well; need condition, \"answer\" does that. drawn is a list of the learner's paths in pieces,"
                + " filled of those that are filled, and hasDot(P), draws(path), joins(path, a, b) compare. pen check at 1s looks at that moment."),
        ],
        example: "// what the first exercise asks for\nlet (A, B) = [(20, 80), (80, 20)]\nmoveTo A; lineTo B\ncircle lerp(A, B, 25%), 4",
        related: ["prompt", "lerp", "curveTo", "animation"])
}
