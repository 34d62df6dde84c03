// Scripts as editors colour them.

import Foundation

@testable import pen

/// What an editor calls each byte of a file.
struct EditorColours {
    /// By file, the editor's name for each byte that has one.
    private(set) var names: [String: [Int: String]] = [:]

    /// Whether there is the editor or its engine; with `PEN_TEST_ALL=1` there must be.
    static func isPossible(_ editor: Editor) -> Bool {
        let needed = editor == .vim ? "/usr/bin/vim" : python
        return ProcessInfo.processInfo.environment["PEN_TEST_ALL"] == "1" || FileManager.default.isExecutableFile(atPath: needed)
    }

    private static let python = Workplace.repository.appendingPathComponent(".build/venv/bin/python").path

    /// Colours all files of a folder with the grammar that pen prints.
    init(of files: [String], in place: Workplace, by editor: Editor) throws {
        let outcome: Outcome
        switch editor {
        case .textmate:
            let script = Workplace.repository.appendingPathComponent("scripts/textmate.py").path
            outcome = try place.shell("pen grammar textmate > pen.json; \(EditorColours.python) \(script) pen.json \(files.map { "'\($0)'" }.joined(separator: " "))")
        case .vim:
            try place.write("files", files.map { $0 + "\n" }.joined())
            try place.write("colours.vim", EditorColours.vimScript)
            outcome = try place.shell("pen grammar vim > pen.vim; HOME=$PWD vim -X -N -u NONE -i NONE -es -S colours.vim </dev/null >/dev/null; cat colours")
        }
        guard outcome.errors.isEmpty else { throw CommandFailure(.usage, outcome.errors) }
        read(outcome.output)
    }

    /// `# FILE`, and then `START END NAME` for each run of bytes.
    private mutating func read(_ report: String) {
        var file = ""
        for line in report.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 2).map(String.init)
            if words[0] == "#" {
                file = words[1]
                names[file] = [:]
            } else if let start = Int(words[0]), let end = Int(words[1]) {
                for index in start..<end { names[file]?[index] = words[2] }
            }
        }
    }

    private static let vimScript = """
        set encoding=utf-8
        filetype plugin indent on
        syntax on
        source pen.vim
        let s:lines = []
        for s:file in readfile('files')
          execute 'edit ' . s:file
          call add(s:lines, '# ' . s:file)
          let s:offset = 0
          for s:number in range(1, line('$'))
            let s:text = getline(s:number)
            let [s:run, s:begin] = [0, 0]
            for s:column in range(len(s:text) + 1)
              let s:name = s:column < len(s:text) ? synID(s:number, s:column + 1, 0) : 0
              if s:name != s:run
                if s:run
                  call add(s:lines, (s:offset + s:begin) . ' ' . (s:offset + s:column) . ' ' . synIDattr(s:run, 'name'))
                endif
                let [s:run, s:begin] = [s:name, s:column]
              endif
            endfor
            let s:offset += len(s:text) + 1
          endfor
        endfor
        call writefile(s:lines, 'colours')
        quitall!

        """
}
