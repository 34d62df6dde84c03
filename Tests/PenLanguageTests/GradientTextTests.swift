// Gradients on texts.

import PenGeometry
import PenScene
import Testing

@Suite struct GradientTextTests {
    /// A gradient lies on the paper, for texts as for shapes, wherever a text has its anchor.
    @Test(arguments: ["text \"hi\" at (10, 30)", "text \"hi\" at (50, 25), anchor: (50%, 50%)", "group { translate 3, 4; text \"hi\" at (7, 9) }"])
    func liesOnThePaper(_ line: String) throws {
        let run = ScriptRun("canvas 100, 50\nfill linearGradient(from: (10, 0), to: (40, 0), stops: [red, blue]); stroke none\n" + line)
        let moved = line.hasPrefix("group") ? Point(3, 4) : .zero
        for case .text(let text) in run.scene.frame().operations {
            guard case .gradient(let gradient)? = text.fill else { Issue.record("no gradient"); continue }
            #expect(gradient.transform.apply(.zero).distance(to: moved) < 1e-9)
            #expect(gradient.transform.apply(Point(40, 0)).distance(to: moved + Point(40, 0)) < 1e-9)
        }
        #expect(run.scene.frame().operations.contains { if case .text = $0 { true } else { false } })
    }
}
