// The piece “fish” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let fish = ####"""
        // A fish of 16 × 11 pixels, which the script holds itself, swims along waves. Its pixels stay sharp, whatever its size.
        canvas 400, 400
        title "Pixel fish"
        background linearGradient((0, 0), (0, 400), [#9be7f5, #1f7fb0, #0b2545])

        let data = [
            "iVBORw0KGgoAAAANSUhEUgAAABAAAAALBAMAAACEzBAKAAAAFVBMVEUAAAB6LhL/sC7wcCj///8UFCjIKDwkutn+AAAA",
            "AXRSTlMAQObYZgAAAEtJREFUeNoFwbERwzAMBMF7kIHkCN+B1X9jyoCQMw7gXQFmmg0yQ4dxSmZ9Lh/iW4FFkpYeACaM",
            "SHYHNTS/iqlOUazDuZmXDVMM/AGqCBh6vfL5UQAAAABJRU5ErkJggg==",
        ]
        let fish = "data:image/png;base64," + data.joined()
        seed 4

        wave(x) = 12sin(x / 30) + 8cos(x / 17)
        def swim(x, y, size) {
            let swimmer = image(fish, at: (x, y + wave(x)), size: size, anchor: (50%, 50%), smoothing: false)
            swimmer.rotation = atan(wave'(x))
        }

        for row in 0..<7 {
            let y = 40 + 55row
            fill none; stroke white; opacity 25%; lineWidth 1.5
            moveTo 0, y + wave(0)
            for x in 10..400 by 10 { lineTo x, y + wave(x) }
            opacity 0.5 + 0.08row
            for k in 0..<3 { swim random(0..110) + 130k + 20, y, 22 + 6row }
        }
        opacity 1
        swim 215, 205, 190

        """####
}
