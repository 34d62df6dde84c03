// Places in scripts, as layers know them and as messages need them.

import PenScene
import PenSyntax

extension LayerOrigin {
    @inline(__always) init(_ span: Span) { self.init(source: span.source, start: span.start, end: span.end) }

    public var span: Span { Span(source: source, start: start, end: end) }
}
