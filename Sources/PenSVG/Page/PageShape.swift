// A shape with properties of its own, as a page's script reads it.

import PenGeometry
import PenScene

/// All that is needed to draw a shape for values that a reader chooses.
struct PageShape {
    private let shape: OwnShape
    private let name: String
    private let tables: [PropertyTable]

    /// - Parameters:
    ///   - number: by which the page finds it.
    ///   - name: as the reader is told.
    ///   - size: how many bytes it may have, more or less.
    init?(_ picture: MovingPicture, _ element: MovingElement, number: Int, name: String, tolerance: Double, size: Int) {
        guard let shape = OwnShape(picture, element, tolerance: tolerance, identifier: "own:\(number)") else { return nil }
        (self.shape, self.name) = (shape, name)
        // A grid over a plane needs more than one along a line.
        let shares = shape.own.names.indices.map { i in shape.place(of: i, at: 0).map { $0.count == 1 ? 1 : 4 } ?? 0 }, all = max(shares.reduce(0, +), 1)
        tables = shares.indices.compactMap { shares[$0] > 0 ? PropertyTable(shape, $0, size: size * shares[$0] / all) : nil }
    }

    func write(to json: inout JSONOutput) {
        json.object { json in
            json.key("name")
            json.string(name)
            json.key("matrix")
            let m = shape.picture.coordinates(of: shape.element)
            json.array([m.a, m.b, m.c, m.d, m.tx, m.ty], decimals: 9)
            writeTimes(to: &json)
            var forms: [ShapeMarkup.Form: Int] = [:]
            json.key("properties")
            json.array { list in for table in tables { write(table, &forms, to: &list) } }
            json.key("forms")
            json.array { list in for (form, _) in forms.sorted(by: { $0.value < $1.value }) { write(form, to: &list) } }
        }
    }

    private func writeTimes(to json: inout JSONOutput) {
        json.key("end")
        json.number(shape.element.span?.end ?? 0, decimals: 9)
        json.key("loopStart")
        if let start = shape.element.span?.loopStart { json.number(start, decimals: 9) } else { json.null() }
        json.key("presence")
        json.array { list in
            for interval in shape.intervals {
                for time in [interval.lowerBound, interval.upperBound] { list.array([time, shape.picture.isPresent(shape.element, at: time) ? 1 : 0], decimals: 9) }
            }
        }
    }

    private func write(_ table: PropertyTable, _ forms: inout [ShapeMarkup.Form: Int], to json: inout JSONOutput) {
        json.object { json in
            json.key("name")
            json.string(table.name)
            json.key("track")
            json.array { list in for key in table.values.keys { list.array([key.time] + key.value, decimals: 9) } }
            json.key("low")
            json.array(table.extent.map(\.lowerBound), decimals: 9)
            json.key("high")
            json.array(table.extent.map(\.upperBound), decimals: 9)
            json.key("lines")
            json.array { list in for line in table.lines { list.array(line.map(Double.init), decimals: 0) } }
            json.key("moments")
            json.array { list in for moment in table.moments { list.array([moment.time, Double(moment.grid)], decimals: 9) } }
            json.key("grids")
            json.array { list in for grid in table.grids { list.string(grid.text(&forms)) } }
        }
    }

    private func write(_ form: ShapeMarkup.Form, to json: inout JSONOutput) {
        let sizes = ShapeMarkup(decimals: shape.decimals)
        json.object { json in
            json.key("texts")
            json.array { list in for text in form.texts { list.string(text) } }
            json.key("decimals")
            json.array(form.kinds.map { Double(sizes.decimals(of: $0)) }, decimals: 0)
            json.key("isFree")
            json.array { list in for kind in form.kinds { list.bool(kind == .coordinate || kind == .factor) } }
        }
    }
}
