// Pages of help: what the command does with a script.

import PenTerminal

extension HelpTopic {
    static let command: [HelpTopic] = [options, output, svg, page, png, pdf, preview, playing, prompt, learn, errors, limits, formatting, editors, shells]

    private static let output = HelpTopic(
        name: "output", otherNames: ["files to write", "export", "save", "saving", "formats", "render"],
        summary: "Where the picture goes: files, formats, sizes.",
        parts: [
            .text("Without -o a picture is shown in the terminal. The ending of the file says what is written; of several scripts each gives a picture in a folder."),
            .table([
                ("-o FILE.svg", "clean SVG, the same bytes for the same script"), ("-o FILE.png", "pixels: pen help png"), ("-o FILE.pdf", "for paper: pen help pdf"),
                ("-o FILE.html", "a page that plays: pen help page"),
                ("-o FILE.txt", "plain characters"), ("-o FOLDER/", "one picture for each script"), ("-o -", "to standard output; --format F says what"),
                ("-o none", "only runs the script"), ("--size W[,H]", "the picture's width, or both sides"), ("--scale S", "the same by a factor"), ("--open", "and opens it in its viewer"),
            ]),
            .text("A picture is written whole or not at all: where the script fails, the file stays as it was."),
        ],
        example: "// pen tile.pen -o tile.svg; pen tile.pen -o tile.png --size 400\ncanvas 100, 100\nfill steelblue; stroke none\nrect 0, 0, 50, 50; rect 50, 50, 50, 50",
        related: ["svg", "page", "png", "pdf", "preview", "canvas", "title", "desc", "limits"])

    private static let svg = HelpTopic(
        name: "svg-files", otherNames: ["svgs", "web", "vector files"],
        summary: "SVG: what is in the file.",
        parts: [
            .text("pen FILE.pen -o FILE.svg writes numbers as short as keep the picture, and the same bytes for the same script, so that changes can be compared. Texts stay texts, in the"
                + " fonts that are named; --outline-text makes paths of them. title and desc are the document's own; images are held inside it."),
        ],
        example: "title \"A leaf\"; desc \"One leaf, pointing right\"\nfill #b7d7a8; stroke seagreen\nmoveTo 10, 50; curveTo (90, 50) via (30, 10), (70, 20); curveTo (10, 50) via (70, 80), (30, 90)",
        related: ["output", "title", "desc", "texts", "path"])

    private static let png = HelpTopic(
        name: "png", otherNames: ["pixels", "--gamma", "--compress", "resolution", "dpi", "gamma"],
        summary: "PNG: pixels, sizes, transparency.",
        parts: [
            .table([
                ("--size W[,H]", "its width and height in pixels"), ("--scale S", "pixels for each unit of the picture; 1 if not given"), ("--compress N", "0 (fast) to 9 (small); 6 if not given"),
                ("--gamma", "colours are mixed as light: what is half covered or half opaque has half the light"),
            ]),
            .text("Without --gamma a mixed colour has the mean of the values of sRGB: browsers and all programs that draw SVG do so, and the picture is theirs. Black lines on white look bolder so,"
                + " white ones on black finer, and edges a little rougher."),
            .text("Where the script sets no background, the picture is transparent."),
        ],
        example: "// pen disc.pen -o disc.png --scale 2\nbackground white\nfill tomato; stroke none\ncircle 50, 50, 40",
        related: ["output", "background", "colours", "images"])

    private static let pdf = HelpTopic(
        name: "pdf", otherNames: ["print", "printing", "pages", "paper"],
        summary: "PDF: a page, with texts that can be found.",
        parts: [
            .text("pen FILE.pen -o FILE.pdf writes one page of paths, and of texts that can be searched and copied, with their fonts inside. 100 units are 75 points, as where an SVG is printed;"
                + " --size and --scale change that. --outline-text makes paths of the texts. Needs cairo."),
        ],
        example: "// pen card.pen -o card.pdf --size 794,1123 is an A4 page\ncanvas 210, 297\nbackground ivory\ntext \"Invitation\" at (105, 120), size: 28, anchor: (50%, 50%)",
        related: ["output", "texts", "fonts", "canvas"])

    private static let preview = HelpTopic(
        name: "preview", otherNames: ["--preview", "terminal", "kitty", "iterm", "sixel", "cells", "--width"],
        summary: "Pictures in the terminal: pixels or cells.",
        parts: [
            .text("pen FILE.pen --preview MODE"), .table(PreviewMode.allCases.map { ($0.rawValue, $0.summary) }),
            .text("Without --preview the terminal is asked what it can show: pixels by the first of the three protocols that it knows, else cells."
                + " Inside tmux pixels come only when they are asked for, and where its option allow-passthrough is on."),
            .text("A picture without a background lies on the terminal's own colour where that is light, else on white paper."),
            .table([("--width N", "how many columns it takes"), ("--grid", "coordinates under the picture"), ("--points", "anchors and control points of curves")]),
        ],
        example: "// pen curve.pen --preview braille --points\nmoveTo 10, 90; curveTo (90, 90) via (20, 10), (80, 10)",
        related: ["output", "prompt", "coordinates"])

    private static let playing = HelpTopic(
        name: "playing", otherNames: ["player", "--play", "--still", "--loop", "--speed", "--from", "--to", "replay", "pause", "fps"],
        summary: "What moves plays in the terminal.",
        parts: [
            .text("pen FILE.pen plays a script that moves below the command, at most sixty frames a second. A terminal that is slow, or far away, sees fewer of them, and none too late. At the end"
                + " the last picture stays and the shell is back; what has no end plays until a key is pressed."),
            .table(PlayKey.table.map { ($0.keys, $0.meaning) }),
            .table([
                ("--loop", "begins again at the end"), ("--from T, --to T", "only a part of it"), ("--speed S", "as many times as fast"), ("--still", "shows the picture that stands for all"),
                ("--play", "plays although standard input is no terminal"),
            ]),
            .text("Into a pipe, in the background and where the cursor cannot be moved pen shows the picture that stands for all. In a conversation what moves plays once, while lines are typed;"
                + " :play plays it again. pen watch plays, too, with the same keys. Pixels do not play inside tmux."),
        ],
        example: "// pen disc.pen --loop\ncanvas 100, 100\nfill tomato; stroke none; circle 50, 20, 15\nanimate position to (0, 60) over 1s, ease: easeOutBounce",
        related: ["animation", "preview", "prompt", "output"])

    private static let prompt = HelpTopic(
        name: "prompt", otherNames: ["repl", "conversation", "interactive", "shell", "session", "console"],
        summary: "Drawing line by line, with a way back.",
        parts: [
            .text("pen alone, at a terminal, answers each line with its value or with the picture as it now stands. An input goes on while a bracket or an operator is open; what fails changes"
                + " nothing; Ctrl-C stops a line that runs, Ctrl-D on an empty line leaves."),
            .text("Lines that begin with a colon are for the conversation itself; :help lists them."),
            .table(ColonCommand.all.map { (":" + $0.name + ($0.argument.isEmpty ? "" : " " + $0.argument), $0.summary) }),
        ],
        example: "let r = 30\nfill gold\ncircle 50, 50, r\nr^2 * pi",
        related: ["drawing", "preview", "commands", "errors"])

    private static let errors = HelpTopic(
        name: "errors", otherNames: ["messages", "warnings", "mistakes", "bugs", "check", "diagnostics", "exit codes"],
        summary: "What messages look like, and exit codes.",
        parts: [
            .text("A message shows the line and marks the place, says what was expected and, where that can be known, the line to write instead. `pen check FILE.pen` looks for errors and runs nothing."),
            .text("Where a script fails, what it drew so far is shown in the terminal, and no file is written. The exit code says what went wrong:"),
            .table(ExitCode.allCases.map { (String($0.rawValue), $0.meaning) }),
        ],
        example: "let r = 40\ncircle 50, 50, r  // circel would be an error that offers circle",
        related: ["limits", "commands", "prompt"])

    private static let limits = HelpTopic(
        name: "limits", otherNames: ["timeout", "memory", "endless loops", "--timeout", "--max-steps", "--max-memory"],
        summary: "Stopping scripts that do not end.",
        parts: [
            .table([
                ("--timeout T", "seconds; also 500ms, 2m"), ("--max-steps N", "turns of loops and calls; k, M and G are thousands, millions and billions"),
                ("--max-memory N", "bytes; 2G if not given"),
            ]),
            .text("A script that meets a limit is stopped with the place where it was, and exit code 75. Ctrl-C does the same by hand. Calls may be nested 10000 deep."),
        ],
        example: "// pen steps.pen --max-steps 5k\nlet n = 27\nwhile n != 1 { n = if n % 2 == 0 { n / 2 } else { 3n + 1 } }\nprint n",
        related: ["while", "loops", "files", "errors"])

    private static let editors = HelpTopic(
        name: "editors", otherNames: ["vim", "neovim", "vscode", "textmate", "highlighting", "syntax colouring"],
        summary: "Colours for scripts in vim, VS Code and others.",
        parts: [
            .text("`pen grammar vim` prints a plugin for vim that knows the file type, the indentation and the colours; `pen grammar textmate` prints a grammar for VS Code, Sublime Text,"
                + " TextMate and what else reads such grammars. An editor that runs a command on save can have pen fmt write a script in one style."),
            .table([
                ("vim", "pen grammar vim > ~/.vim/plugin/pen.vim"), ("Neovim", "pen grammar vim > ~/.config/nvim/plugin/pen.vim"),
                ("Sublime", "pen grammar textmate > Packages/User/pen.tmLanguage.json"), ("VS Code", "an extension whose package.json names the grammar; see README"),
            ]),
        ],
        example: "// keywords, commands, texts and numbers have their own colours\nfor x in 10..90 by 20 { circle x, 50, 8 }\ntext \"\\(5) discs\" at (10, 80)",
        related: ["commands", "completions"])

    private static let shells = HelpTopic(
        name: "completions", otherNames: ["completion", "bash", "zsh", "fish", "tab", "man page", "manual", "install"],
        summary: "The Tab key in bash, zsh and fish; the manual page.",
        parts: [
            .text("`pen completions bash`, zsh and fish print what makes the shell complete pen's commands, options and their words, and files of pen; `pen manual` prints the page for man."
                + " scripts/install puts all of them where they are found. Without it:"),
            .table([
                ("bash", "source <(pen completions bash), in ~/.bashrc"), ("zsh", "pen completions zsh > FOLDER/_pen, a folder of $fpath"),
                ("fish", "pen completions fish > ~/.config/fish/completions/pen.fish"), ("man", "pen manual | man -l -"),
            ]),
        ],
        example: "// pen --prev⇥ half clock.pen\ncircle 50, 50, 40",
        related: ["editors", "preview", "output"])
}
