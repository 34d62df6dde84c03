// libFuzzer's program: PEN_FUZZ says which part of pen gets its inputs.

import Foundation
import PenGeometry
import PenLanguage
import PenSVG
import PenSyntax

private func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    switch ProcessInfo.processInfo.environment["PEN_FUZZ"] {
    case "path": readPath(bytes)
    case "script": onLargeStack { run(bytes) }
    default: onLargeStack { parse(bytes) }
    }
    return 0
}

/// Lexer and parser: every place that a message names lies in the text, and every fix can be applied.
private func parse(_ bytes: [UInt8]) {
    let source = Source(id: 0, name: "fuzz", bytes: bytes)
    for diagnostic in Parser.parse(source).diagnostics {
        precondition(diagnostic.span.start >= 0 && diagnostic.span.end <= source.bytes.count)
        _ = DiagnosticPrinter(sources: [source]).text(of: diagnostic)
        if let fix = diagnostic.fix { _ = source.applying(fix) }
    }
}

/// The whole way from a text to a picture, with few steps.
private func run(_ bytes: [UInt8]) {
    var limits = Session.Limits()
    limits.maximumSteps = 20_000
    limits.maximumDepth = 500
    limits.timeout = 2
    let session = Session(limits: limits, load: { _ in throw CocoaError(.fileNoSuchFile) })
    _ = session.run(session.add(name: "fuzz", bytes: bytes)) { _ in }
    _ = try? SVGWriter.write(session.scene.frame())
}

/// What was read can be written, and what was written can be read.
private func readPath(_ bytes: [UInt8]) {
    let (path, _) = Path.parse(svg: bytes)
    let (again, error) = Path.parse(svg: path.svgData(decimals: 3))
    precondition(error == nil && again.verbs.count <= 2 * path.verbs.count + 16)
    _ = (path.bounds, path.length)
}

/// Parser and interpreter recurse as the script does.
private func onLargeStack(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        body()
        done.signal()
    }
    thread.stackSize = 1 << 29
    thread.start()
    done.wait()
}

/// libFuzzer's own entry, for programs that have a main function of their own.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>, _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

var count = CommandLine.argc
var words = CommandLine.unsafeArgv
exit(runFuzzer(&count, &words) { fuzz($0, $1) })
