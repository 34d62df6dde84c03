// Pictures in other units.

import PenGeometry

extension Frame {
    /// The same picture with every length multiplied by `k` > 0.
    public func scaled(by k: Double) -> Frame {
        let m = AffineTransform.scaling(k, k)
        var result = self
        result.bounds = bounds.transformed(by: m)
        result.background = background?.resolved(by: m)
        result.operations = operations.map { operation in
            switch operation {
            case .shape(let shape): .shape(shape.scaled(by: m))
            case .text(let text): .text(text.scaled(by: m))
            case .image(let image): .image(image.scaled(by: m))
            case .beginGroup(let group): .beginGroup(group.scaled(by: m))
            case .endGroup: .endGroup
            }
        }
        return result
    }
}

extension DrawnShape {
    fileprivate func scaled(by m: AffineTransform) -> DrawnShape {
        var result = self
        (result.fill, result.stroke) = (fill?.resolved(by: m), stroke?.resolved(by: m))
        if transform == .identity { result.resolve(by: m) } else { result.transform = transform.then(m) }
        return result
    }
}

extension DrawnText {
    fileprivate func scaled(by m: AffineTransform) -> DrawnText {
        var result = self
        (result.fill, result.stroke) = (fill?.resolved(by: m), stroke?.resolved(by: m))
        result.transform = transform.then(m)
        result.foldScale()
        return result
    }
}

extension DrawnImage {
    fileprivate func scaled(by m: AffineTransform) -> DrawnImage {
        var result = self
        result.resolve(by: m)
        return result
    }
}

extension DrawnGroup {
    fileprivate func scaled(by m: AffineTransform) -> DrawnGroup {
        var result = self
        result.clip = clip.map { Clip(path: $0.path.transformed(by: m), fillRule: $0.fillRule) }
        return result
    }
}
