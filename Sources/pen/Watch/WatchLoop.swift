// Waiting for changes, and drawing after each.

import PenImage
import PenText

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One thread waits for files, signals and keys and paints; the script runs on another, so that it can be stopped.
final class WatchLoop {
    private var options: Options
    private let path: ByteString
    private let files = FileWatch()
    private let fonts = FontTextMeasurer { try? ImageFile.read($0) }
    /// Where the picture is shown in the window; nil where the script is run as `pen FILE` runs it.
    private let window: WatchWindow?
    private let signals: WatchSignals?
    private let ends = quietPipe()
    private var run: WatchedRun?
    private var runStart: UInt64 = 0
    /// Whether the run that goes on is to be thrown away and begun again.
    private var isStale = false
    /// Whether the window has another size since then.
    private var isResized = false
    /// Whether it was said that the script runs.
    private var hasToldOfRun = false
    private var exitCode: ExitCode?
    private var keys = PlayKeys()

    /// Nanoseconds after which it is said that a script is running.
    private static let patience: UInt64 = 300_000_000

    init(options: Options, path: ByteString, usesWindow: Bool) {
        (self.options, self.path) = (options, path)
        window = usesWindow ? WatchWindow(mode: options.preview) : nil
        signals = usesWindow ? WatchSignals() : nil
    }

    func watch() -> ExitCode {
        takeAlarmsElsewhere()
        window?.enter()
        files.follow([path: FileContent(of: path)], at: Interrupts.now)
        start()
        while exitCode == nil { step() }
        window?.leave()
        return exitCode ?? .success
    }

    /// The alarms that make scripts look at their limits belong to the thread that runs them.
    private func takeAlarmsElsewhere() {
        SignalSet(only: SIGALRM).holdBack()
    }

    private func step() {
        var ready = [files.descriptor, ends.read, signals?.descriptor ?? -1, Keyboard.isTaken ? 0 : -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        // Nothing is waited for there, but a reader that goes is told.
        ready.append(pollfd(fd: 1, events: 0, revents: 0))
        _ = poll(&ready, nfds_t(ready.count), timeout)
        answerSignals()
        if ready[3].revents != 0 { readKeys() }
        if ready[4].revents != 0, options.output == nil { exitCode = .success }
        if ready[1].revents != 0 { finish() }
        if files.hasChanged(at: Interrupts.now) { restart() }
        // Not every shell tells a program that it is in the foreground again.
        if !AlternateScreen.isShown { window?.enter() }
        tellOfLongRun()
        // Both a run and a picture that plays measure texts.
        if run == nil { window?.proceed(at: Interrupts.now) }
    }

    /// Milliseconds to the next moment at which something is to be done, rounded up.
    private var timeout: Int32 {
        let now = Interrupts.now
        var next = files.deadline
        if run != nil, window != nil, !hasToldOfRun { next = min(next, runStart + WatchLoop.patience) }
        if run == nil, let frame = window?.nextFrame { next = min(next, frame) }
        return next <= now ? 0 : Int32(clamping: (next - now + 999_999) / 1_000_000)
    }

    // MARK: Runs

    private func start() {
        Alarm.allowWatched()
        let next = WatchedRun(options: options, view: window.map { _ in WatchView() }, fonts: fonts)
        (run, runStart, hasToldOfRun, isStale, isResized) = (next, Interrupts.now, false, false, false)
        next.start { [ends] in
            var letter: UInt8 = 0
            _ = write(ends.write, &letter, 1)
        }
    }

    /// Begins anew, when the run that goes on has stopped.
    private func restart() {
        guard run != nil else { return start() }
        isStale = true
        Alarm.abandonWatched()
    }

    private func finish() {
        var letter: UInt8 = 0
        guard read(ends.read, &letter, 1) == 1, let run else { return }
        run.finish()
        self.run = nil
        guard !isStale else {
            run.view?.forget()
            if isResized { window?.repaint() }
            return start()
        }
        show(run)
        files.follow(run.files, at: Interrupts.now)
    }

    private func show(_ run: WatchedRun) {
        if run.code == .success, options.output != nil { options.opensResult = false }
        guard let window, let view = run.view else {
            if isWaiting(run) { Console.complain("waiting for \(path)\n") }
            return
        }
        window.show(view, keepsPicture: run.code != .success, status: status(of: run, in: window))
    }

    private func isWaiting(_ run: WatchedRun) -> Bool { run.files[path]?.isMissing == true }

    private func status(of run: WatchedRun, in window: WatchWindow) -> String {
        if isWaiting(run) { return "waiting for \(path)" }
        guard run.code == .success else { return window.hasPicture ? "\(path): the picture is of the last version without an error" : "\(path): not drawn" }
        return "\(path): drawn in \((run.nanoseconds + 999_999) / 1_000_000) ms; Ctrl-C leaves"
    }

    private func tellOfLongRun() {
        guard run != nil, let window, !hasToldOfRun, Interrupts.now >= runStart + WatchLoop.patience else { return }
        hasToldOfRun = true
        window.tell("\(path): running; saving it again begins anew")
    }

    // MARK: The terminal

    private func answerSignals() {
        var hasNewSize = false
        while let number = signals?.next() {
            switch number {
            case SIGWINCH: hasNewSize = true
            case SIGCONT: break
            default:
                window?.leave()
                signals?.obey(number)
                window?.enter()
            }
        }
        // The picture cannot be drawn while a script runs: both measure texts.
        guard hasNewSize else { return }
        guard run != nil else {
            window?.repaint()
            return
        }
        isResized = true
        restart()
    }

    private func readKeys() {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(0, &bytes, bytes.count)
        // The terminal has gone.
        if count == 0 || count < 0 && errno != EINTR && errno != EAGAIN { exitCode = .success }
        for key in keys.read(bytes.prefix(max(count, 0))) {
            if case .leave = key { exitCode = .success } else { window?.obey(key, at: Interrupts.now) }
        }
    }
}
