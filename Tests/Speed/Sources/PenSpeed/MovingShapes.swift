// A scene in which everything moves: how long it takes to know what is seen at a time, before anything is drawn.

import PenLanguage
import PenScene

struct MovingShapes {
    private let session = Session()

    /// Squares that turn, are drawn, change colour and wander, each in a time of its own and for ever.
    init(count: Int) {
        let script = """
            canvas 1000, 1000
            for i in 0..<\(count) {
                let square = shape { rect 30(i % 32), 30floor(i / 32), 20, 20; fill hsb(i / \(count), 0.7, 0.9); stroke black; anchor 50%, 50% }
                animate square.rotation by 1turn over 2s + i / \(count), repeat: inf, ease: easeInOut
                animate square.strokeEnd from 0 to 1 over 3s, repeat: inf, autoreverse: yes
                animate square.fill to white over 2s, repeat: inf, autoreverse: yes
                animate square.position.x by 10 over 1s, repeat: inf, autoreverse: yes, ease: easeOutSine
            }
            """
        guard case .finished = session.run(session.add(name: "moving", bytes: Array(script.utf8)), report: { _ in }) else { fatalError("the moving shapes fail") }
    }

    /// Milliseconds of one thread for a moment.
    func measure(moments: Int = 100) -> Double {
        median((0..<moments).map { i in Duration { _ = session.scene.frame(at: Double(i) * 0.0731) }.processor * 1000 })
    }
}
