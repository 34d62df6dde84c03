// Where lessons come from.

import PenSyntax

/// The files of a course: lessons in a folder for each language, and beside them `check.pen`, which their checks can use,
/// and the style and the script of pages.
struct LessonFiles: Sendable {
    /// By their paths below the course's folder, such as `en/01-between.md`.
    let files: [(path: String, text: String)]
    /// As messages show it.
    let name: String

    /// Those in the binary.
    static let own = LessonFiles(files: EmbeddedLessons.files, name: "lessons")

    /// Of a teacher's folder. One without a `check.pen` uses pen's own.
    init(folder: ByteString) throws {
        name = folder.description
        var files: [(path: String, text: String)] = []
        for language in try LessonFiles.names(in: folder) where folder.appending(language).fileStatus?.isFolder == true {
            for file in try LessonFiles.names(in: folder.appending(language)) where file.hasSuffix(".md") {
                files.append(("\(language)/\(file)", try LessonFiles.text(folder.appending(language).appending(file))))
            }
        }
        guard !files.isEmpty else { throw CommandFailure(.noInput, "there are no lessons in \(folder).", hint: "A lesson is a file such as en/01-lines.md; pen help learn tells what is in it.") }
        let check = folder.appending(ByteString(LessonFiles.checkName))
        let own = LessonFiles.own.files.filter { $0.path == LessonFiles.checkName }
        self.files = files + (check.fileStatus == nil ? own : [(LessonFiles.checkName, try LessonFiles.text(check))])
    }

    private init(files: [(path: String, text: String)], name: String) { (self.files, self.name) = (files, name) }

    private static let checkName = "check.pen"

    private static func names(in folder: ByteString) throws -> [ByteString] {
        guard folder.fileStatus?.isFolder == true else { throw CommandFailure(.noInput, "there is no folder \(folder).") }
        return folder.entries { !$0.hasPrefix(".") }.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }

    private static func text(_ path: ByteString) throws -> String {
        do { return String(decoding: try readFile(path), as: UTF8.self) } catch { throw CommandFailure(.noInput, "cannot read \(path): \(error.message).") }
    }

    /// The languages that there are lessons in, sorted.
    var languages: [String] { Set(files.compactMap { LessonFiles.language(of: $0.path) }).sorted() }

    private static func language(of path: String) -> String? { path.firstIndex(of: "/").map { String(path[..<$0]) } }

    /// The lessons of a language by their numbers.
    func lessons(in language: String) throws -> [Lesson] {
        let lessons = try files.filter { LessonFiles.language(of: $0.path) == language }.map { try LessonReader.lesson(file: "\(name)/\($0.path)", text: $0.text) }
        let sorted = lessons.sorted { ($0.number, $0.file) < ($1.number, $1.file) }
        for (one, next) in zip(sorted, sorted.dropFirst()) where one.number == next.number { throw CommandFailure(.scriptError, "\(one.file) and \(next.file) have the same number \(one.number).") }
        var seen: [String: Lesson] = [:]
        for lesson in sorted {
            if let other = seen.updateValue(lesson, forKey: lesson.name) { throw CommandFailure(.scriptError, "\(other.file) and \(lesson.file) have the same name \(lesson.name).") }
        }
        return sorted
    }

    /// What checks can use.
    var check: (name: String, text: String) { (name + "/" + LessonFiles.checkName, text(of: LessonFiles.checkName)) }

    /// Empty where there is no such file.
    func text(of path: String) -> String { files.first { $0.path == path }?.text ?? "" }
}
