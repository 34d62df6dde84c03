// Pictures in files that are numbered.

import PenSyntax

struct NumberedFiles {
    let name: NumberedName
    let format: Options.Format

    /// - Parameters:
    ///   - picture: of the first.
    ///   - time: the moment of each, in seconds.
    /// - Returns: what was written.
    func write(_ numbers: Range<Int>, of picture: Picture, warn: (Diagnostic) -> Void, time: (Int) -> Double) throws -> String {
        let progress = ProgressBar(name[numbers.lowerBound].lastComponent.description, count: numbers.count)
        defer { progress.erase() }
        try FramePipeline.run(numbers) { number in
            let shown = try picture.at(time(number))
            guard format == .png else {
                let bytes = try shown.bytes(format, warn: warn)
                return { bytes }
            }
            return try shown.pngWork()
        } use: { number, bytes in
            try OutputFile(path: name[number]).write(bytes)
            progress.advance()
        }
        progress.erase()
        return try report(numbers, picture)
    }

    private func report(_ numbers: Range<Int>, _ picture: Picture) throws -> String {
        let size = try picture.sizeText(format), first = name[numbers.lowerBound]
        guard let last = numbers.last, numbers.count > 1 else { return "wrote \(first): \(size)\n" }
        return "wrote \(first) to \(name[last].lastComponent): \(grouped(numbers.count)) pictures, \(size) each\n"
    }
}
