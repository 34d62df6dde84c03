// A lesson as a page for browsers.

/// HTML that needs nothing but the pictures beside it.
struct LessonPage {
    /// A page that this one leads to.
    struct Link {
        var target: String
        var title: String
    }

    let language: String
    let words: LearnWords
    let title: String
    var links: [Link] = []
    var content = ""

    /// The whole document.
    /// - Parameters:
    ///   - style: CSS.
    ///   - script: JavaScript.
    func html(style: String, script: String) -> String {
        let navigation = links.map { "<a href=\"\($0.target.escapedForHTML)\">\($0.title.escapedForHTML)</a>" }.joined(separator: "\n")
        return """
            <!DOCTYPE html>
            <html lang="\(language)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title.escapedForHTML)</title>
            <link rel="icon" href="data:,">
            <style>
            \(style)</style>
            </head>
            <body>
            <main>
            <h1>\(title.escapedForHTML)</h1>
            \(content)</main>
            <nav>
            \(navigation)
            </nav>
            <script>
            \(script)</script>
            </body>
            </html>

            """
    }

    // MARK: Lessons

    /// - Parameters:
    ///   - example: the name of the picture's file.
    ///   - moves: whether it can be played.
    mutating func add(_ lesson: Lesson, example: String, moves: Bool, solution: String) {
        content += lesson.page.html + picture(example, lesson.title, moves: moves) + (lesson.figure.isEmpty ? "" : figure(lesson))
        content += "<h2>\(LessonPage.heading(words.trying))</h2>\n" + lesson.trying.html
        content += "<h2>\(LessonPage.heading(words.exercise))</h2>\n" + lesson.exercise.html
        content += "<details>\n<summary>\(LessonPage.heading(words.hint))</summary>\n\(lesson.hint.html)</details>\n"
        content += "<details>\n<summary>\(LessonPage.heading(words.solution))</summary>\n<pre>\(lesson.solution.text.escapedForHTML)</pre>\n\(picture(solution, LessonPage.heading(words.solution), moves: false))</details>\n"
    }

    /// Without the colon that lines of the terminal have.
    private static func heading(_ words: String) -> String { String(words.dropLast()) }

    private func picture(_ file: String, _ text: String, moves: Bool) -> String {
        let button = moves ? "\n<button class=\"play\" type=\"button\">\(words.play)</button>" : ""
        return "<figure>\n<img src=\"\(file.escapedForHTML)\" alt=\"\(text.escapedForHTML)\">\(button)\n</figure>\n"
    }

    private func figure(_ lesson: Lesson) -> String {
        let points = lesson.figure.map { "\(decimal($0.x)),\(decimal($0.y))" }.joined(separator: " ")
        return """
            <figure class="bezier" data-points="\(points)" data-label="\(lesson.title.escapedForHTML)">
            <label>t <input type="range" min="0" max="1" step="0.01" value="0.4"> <output></output></label>
            <figcaption>\(words.drag)</figcaption>
            </figure>

            """
    }
}
