// How far a picture's drawing reaches.

import PenGeometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Frame {
    /// The box around all that is drawn, strokes and texts included and cut by clips, in the picture's
    /// coordinates; null where nothing is.
    public var inkBounds: Rect {
        var result = Rect.null
        var clips: [Rect?] = [nil]
        for operation in operations {
            var box = Rect.null
            switch operation {
            case .shape(let shape): box = shape.inkBounds
            case .text(let text): box = text.inkBounds
            case .image(let image): box = image.box.transformed(by: image.transform)
            case .beginGroup(let group):
                let own = group.clip?.path.bounds, outer = clips.last ?? nil
                clips.append(own.map { own in outer.map(own.intersection) ?? own } ?? outer)
            case .endGroup: clips.removeLast()
            }
            if let clip = clips.last ?? nil { box = box.intersection(clip) }
            result = result.union(box)
        }
        return result
    }
}

extension DrawnShape {
    fileprivate var inkBounds: Rect {
        let area = fill == nil ? Rect.null : path.transformed(by: transform).bounds
        guard stroke != nil else { return area }
        let outline = strokePath ?? path
        if transform.keepsAxes { return area.union(outline.strokeBounds(strokeStyle).transformed(by: transform)) }
        return area.union(outline.stroked(strokeStyle, tolerance: strokeStyle.width / 1000).transformed(by: transform).bounds)
    }
}

extension DrawnText {
    fileprivate var inkBounds: Rect {
        box.union(ink).insetBy(stroke == nil ? 0 : -strokeStyle.width / 2).transformed(by: transform)
    }
}

extension Rect {
    /// The picture's bounds for a drawing that fills this box; 100 × 100 where there is none.
    func framed(margin: Double?) -> Rect {
        guard !isNull else { return Rect(minX: 0, minY: 0, maxX: 100, maxY: 100) }
        let side = max(width, height)
        if let margin { return insetBy(-margin) }
        return side > 0 ? insetBy(-side / 20).roundedOut() : insetBy(-1)
    }

    /// Outwards to whole multiples of a power of ten that is a hundredth to a thousandth of the larger side.
    private func roundedOut() -> Rect {
        let decimals = 2 - floor(log10(max(width, height)))
        let unit = pow(10, abs(decimals))
        guard unit.isFinite else { return self }
        func snap(_ x: Double, _ rule: FloatingPointRoundingRule) -> Double {
            decimals > 0 ? (x * unit).rounded(rule) / unit : (x / unit).rounded(rule) * unit
        }
        return Rect(minX: snap(minX, .down), minY: snap(minY, .down), maxX: snap(maxX, .up), maxY: snap(maxY, .up))
    }
}
