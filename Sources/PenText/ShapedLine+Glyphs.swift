// From what pango says of glyphs to runs that know their text.

import PenGeometry

extension ShapedLine {
    /// The glyphs that fonts have outlines for, at a size, and a letter in the place of all others.
    /// - Parameter standIn: a run of one letter, which is not to be seen.
    func glyphs(size: Double, standIn: Run?) -> LineGlyphs {
        LineGlyphs(runs: runs.flatMap { $0.glyphRuns(size: size, standIn: standIn) }, width: width * size)
    }
}

extension ShapedLine.Run {
    /// A cluster's bytes in the run's text, and its glyphs from left to right.
    private struct Cluster {
        var bytes: Range<Int>
        var glyphs: Range<Int>
    }

    fileprivate func glyphRuns(size: Double, standIn: ShapedLine.Run?) -> [GlyphRun] {
        var result: [GlyphRun] = []
        for cluster in isRightToLeft ? clusters.reversed() : clusters {
            let isShown = font.hasOutlines && font.pattern != nil && glyphs[cluster.glyphs].allSatisfy { $0.identifier != nil && $0.picture == nil }
            guard let next = isShown ? run(of: cluster, size) : stand(in: cluster, size, standIn) else { continue }
            if isShown, let last = result.last, last.isShown { result[result.count - 1].append(next) } else { result.append(next) }
        }
        return result
    }

    private func run(of cluster: Cluster, _ size: Double) -> GlyphRun? {
        guard let pattern = font.pattern else { return nil }
        let placed = glyphs[cluster.glyphs].map { glyph in
            let m = place(of: glyph, size: size)
            return GlyphRun.Glyph(identifier: glyph.identifier ?? 0, place: Point(m.tx, m.ty))
        }
        let characters = characters(of: cluster)
        return GlyphRun(
            font: GlyphRun.Font(pattern: pattern), glyphs: placed, text: characters,
            clusters: [GlyphRun.Cluster(byteCount: characters.count, glyphCount: placed.count)], isShown: true)
    }

    /// A letter in the place of a cluster that is shown otherwise.
    private func stand(in cluster: Cluster, _ size: Double, _ standIn: ShapedLine.Run?) -> GlyphRun? {
        guard let standIn, let pattern = standIn.font.pattern, let identifier = standIn.glyphs.first?.identifier, let first = glyphs[cluster.glyphs].first else { return nil }
        let m = place(of: first, size: size), characters = characters(of: cluster)
        return GlyphRun(
            font: GlyphRun.Font(pattern: pattern), glyphs: [GlyphRun.Glyph(identifier: identifier, place: Point(m.tx, m.ty))],
            text: characters, clusters: [GlyphRun.Cluster(byteCount: characters.count, glyphCount: 1)], isShown: false)
    }

    /// What a cluster stands for, without the mark (U+FE0E) by which emoji are asked for as letters.
    private func characters(of cluster: Cluster) -> [UInt8] {
        var characters = text[cluster.bytes], kept: [UInt8] = []
        while let byte = characters.first {
            if characters.starts(with: [0xEF, 0xB8, 0x8E]) { characters = characters.dropFirst(3) } else {
                kept.append(byte)
                characters = characters.dropFirst()
            }
        }
        return kept
    }

    /// In the order of reading. Characters without a glyph, such as joiners, belong to the cluster before them.
    private var clusters: [Cluster] {
        var result: [Cluster] = []
        for index in isRightToLeft ? Array(glyphs.indices.reversed()) : Array(glyphs.indices) {
            let start = glyphs[index].textOffset
            if let last = result.last, last.bytes.lowerBound == start {
                result[result.count - 1].glyphs = min(index, last.glyphs.lowerBound)..<max(index + 1, last.glyphs.upperBound)
            } else {
                result.append(Cluster(bytes: start..<start, glyphs: index..<index + 1))
            }
        }
        for index in result.indices {
            let start = index == 0 ? 0 : result[index].bytes.lowerBound
            let end = index + 1 < result.count ? result[index + 1].bytes.lowerBound : text.count
            result[index].bytes = start..<max(start, end)
        }
        return result
    }
}

extension GlyphRun {
    /// Adds what stands at the right of the run, in the same font.
    fileprivate mutating func append(_ next: GlyphRun) {
        glyphs += next.glyphs
        text += next.text
        clusters += next.clusters
    }
}
