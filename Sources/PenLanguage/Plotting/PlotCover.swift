// Which places on the paper are covered by plots, so that labels can stand elsewhere.

import PenGeometry

struct PlotCover {
    private var cells: Set<Cell> = []
    private struct Cell: Hashable { var column, row: Int32 }
    private static let size = 5.0

    init(_ paths: [Path], in rect: Rect) {
        for path in paths {
            for line in path.flattened(tolerance: 0.5).segments {
                let length = line.start.distance(to: line.end), count = min(max(1, (length / PlotCover.size * 1.5).rounded(.up)), 2000)
                for i in 0...Int(count) { cells.insert(PlotCover.cell(line.start.lerp(to: line.end, Double(i) / count))) }
            }
        }
    }

    private static func cell(_ p: Point) -> Cell {
        func index(_ x: Double) -> Int32 { Int32(max(-1e8, min(1e8, (x / size).rounded(.down)))) }
        return Cell(column: index(p.x), row: index(p.y))
    }

    /// How many covered cells a rectangle meets.
    func count(in box: Rect) -> Int {
        let a = PlotCover.cell(Point(box.minX, box.minY)), b = PlotCover.cell(Point(box.maxX, box.maxY))
        guard a.column <= b.column, a.row <= b.row, (b.column - a.column) < 2000, (b.row - a.row) < 2000 else { return 0 }
        return (a.column...b.column).reduce(0) { sum, column in sum + (a.row...b.row).count { cells.contains(Cell(column: column, row: $0)) } }
    }
}
