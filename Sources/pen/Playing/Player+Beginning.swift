// Whether and from when to when a picture plays.

import PenScene
import PenTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Player {
    /// Whether a scene is to play where standard output leads: somebody can leave, or wants it all the same.
    static func isWanted(_ scene: Scene, _ options: Options) -> Bool {
        let terminal = Terminal(descriptor: 1)
        return isPossible(scene, options, terminal) && (Keyboard.isPossible || options.motion == .play) && isInForeground
    }

    /// Whether a scene moves, is not to stand still, and can be shown in place.
    static func isPossible(_ scene: Scene, _ options: Options, _ terminal: Terminal) -> Bool {
        guard scene.isMoving, options.motion != .still, options.time == nil, options.preview != PreviewMode.none else { return false }
        // A multiplexer knows nothing of pixels, so they could not be taken away again.
        return terminal.movesCursor && terminal.window.rows > 1 && !(options.preview?.showsPixels == true && terminal.multiplexer != nil)
    }

    /// Else the output would cover another program's.
    private static var isInForeground: Bool {
        let group = tcgetpgrp(1)
        return group < 0 || group == getpgrp()
    }
}

extension PlayClock {
    init(for scene: Scene, _ options: Options) {
        self.init(from: options.from ?? 0, to: options.to ?? scene.endTime, loops: options.loops, speed: options.speed ?? 1)
    }
}
