// Path data, until PenGeometry writes it.

import PenGeometry

func appendShortest(_ x: Double, decimals: Int, to bytes: inout [UInt8]) {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let n = (x * scale).rounded()
    guard abs(n) < 9e15 else { bytes.append(contentsOf: "\(x)".utf8); return }
    var value = Int64(n)
    if value == 0 { bytes.append(UInt8(ascii: "0")); return }
    if value < 0 { bytes.append(UInt8(ascii: "-")); value = -value }
    var digits = Array(String(value).utf8)
    if digits.count <= decimals { digits.insert(contentsOf: [UInt8](repeating: 48, count: decimals - digits.count), at: 0) }
    let split = digits.count - decimals
    bytes.append(contentsOf: digits[..<split])
    var fraction = digits[split...]
    while fraction.last == 48 { fraction.removeLast() }
    if !fraction.isEmpty { bytes.append(UInt8(ascii: ".")); bytes.append(contentsOf: fraction) }
}

extension Path {
    func svgData(decimals: Int) -> [UInt8] {
        var out: [UInt8] = []
        func put(_ letter: String, _ numbers: [Double]) {
            out.append(contentsOf: letter.utf8)
            for (i, x) in numbers.enumerated() {
                if i > 0 { out.append(32) }
                appendShortest(x, decimals: decimals, to: &out)
            }
        }
        for element in elements {
            switch element {
            case .move(let p): put("M", [p.x, p.y])
            case .line(let p): put("L", [p.x, p.y])
            case .curve(let c, let p): put(c.count == 1 ? "Q" : "C", (c + [p]).flatMap { [$0.x, $0.y] })
            case .arc(let arc, let end):
                let middle = arc.point(atAngle: arc.start + arc.sweep / 2)
                for p in [middle, end] {
                    put("A", [arc.radii.x, arc.radii.y, arc.rotation * 180 / .pi, 0, arc.sweep > 0 ? 1 : 0, p.x, p.y])
                }
            case .close: put("z", [])
            }
        }
        return out
    }
}
