// What keys do to the time of a picture that plays.

extension PlayClock {
    mutating func obey(_ key: PlayKey, at now: UInt64) {
        switch key {
        case .pause: if isRunning { halt(at: now) } else { go(at: now) }
        case .forward: step(forwards: true, at: now)
        case .back: step(forwards: false, at: now)
        case .restart: restart(at: now)
        case .faster: change(speedBy: 2, at: now)
        case .slower: change(speedBy: 0.5, at: now)
        case .leave, .ready: break
        }
    }
}
