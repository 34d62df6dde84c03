// Names of fonts.

import PenScene
import Testing

@Suite struct FontNameTests {
    @Test(arguments: [
        (nil, ["sans-serif"]), ("", ["sans-serif"]), ("Georgia", ["Georgia", "serif"]), ("Times New Roman", ["Times New Roman", "serif"]),
        ("Courier New", ["Courier New", "monospace"]), ("Noto Sans Mono", ["Noto Sans Mono", "monospace"]), ("Arial", ["Arial", "sans-serif"]),
        ("PT Sans , Georgia,, serif", ["PT Sans", "Georgia", "serif"]), ("mono", ["monospace"]), ("Arial Black", ["Arial Black", "sans-serif"]),
        ("Source  Code Pro", ["Source Code Pro", "monospace"]), (",", ["sans-serif"]),
    ] as [(String?, [String])])
    func familiesEndWithAGenericOne(text: String?, families: [String]) {
        let name = FontName(text)
        #expect(name.families == families && name.weight == 400 && !name.isItalic)
    }

    @Test(arguments: [
        ("Georgia bold", "Georgia", 700, false), ("DejaVu Serif Bold Italic", "DejaVu Serif", 700, true), ("serif italic bold", "serif", 700, true),
        ("Inter Light", "Inter", 300, false), ("Helvetica oblique, Arial", "Helvetica", 400, true), ("bold", "sans-serif", 700, false),
        ("A semibold, B italic", "A", 600, true),
    ])
    func wordsBehindItSayHowItLooks(text: String, family: String, weight: Int, isItalic: Bool) {
        let name = FontName(text)
        #expect(name.families[0] == family && name.weight == weight && name.isItalic == isItalic)
    }
}
