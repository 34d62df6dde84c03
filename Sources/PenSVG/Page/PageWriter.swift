// Pictures as pages for browsers.

import PenGeometry
import PenScene

/// Writes one file that needs no other: the picture as SVG, and what plays it. The same picture gives the same bytes.
public enum PageWriter {
    /// The page of a picture that does not move.
    /// - Parameter name: what the page is called where the picture has no title.
    /// - Throws: as `SVGWriter` does.
    public static func write(_ frame: Frame, name: String, options: SVGOptions = SVGOptions()) throws(SVGError) -> [UInt8] {
        page(try SVGWriter.write(frame, options: options), title: frame.title, frame.description, name)
    }

    /// The page of a moving picture: buttons, keys and a slider for its time, and sliders and handles for the numbers and
    /// points that shapes declare.
    /// - Parameters:
    ///   - span: when all that moves does so; nil where only own properties can be changed.
    ///   - tolerance: as for SVG.
    public static func write(
        _ picture: MovingPicture, span: MotionSpan?, name: String, options: SVGOptions = SVGOptions(), tolerance: Double = SVGWriter.tolerance
    ) throws(SVGError) -> [UInt8] {
        let document = try MovingDocument.written(picture, options: options, tolerance: tolerance, isForPage: true), picture = document.picture
        let marked = document.ownShapes ?? [], size = largestTables / max(marked.count, 1)
        var shapes: [PageShape] = [], counts: [String: Int] = [:]
        for (number, shape) in marked.enumerated() {
            let name = picture.name(of: shape.element) ?? "shape", count = counts[name, default: 0] + 1
            counts[name] = count
            let told = count == 1 ? name : "\(name) \(count)"
            if let shape = PageShape(picture, shape.element, number: number, name: told, tolerance: shape.tolerance, size: size) { shapes.append(shape) }
        }
        let data = data(picture, span, shapes)
        return page(document.bytes, title: picture.title, picture.description, name, data: data)
    }

    /// Of all shapes together, in bytes.
    private static let largestTables = 300_000

    private static func data(_ picture: MovingPicture, _ span: MotionSpan?, _ shapes: [PageShape]) -> [UInt8] {
        var json = JSONOutput()
        json.object { json in
            json.key("end")
            json.number(span?.end ?? 0, decimals: 9)
            json.key("loopStart")
            if let start = span?.loopStart { json.number(start, decimals: 9) } else { json.null() }
            json.key("poster")
            json.number(span?.folded(picture.posterTime) ?? 0, decimals: 9)
            json.key("shapes")
            json.array { list in for shape in shapes { shape.write(to: &list) } }
        }
        return json.bytes
    }

    /// - Parameter data: for the scripts; nil where nothing moves.
    private static func page(_ svg: [UInt8], title: String?, _ description: String?, _ name: String, data: [UInt8]? = nil) -> [UInt8] {
        var page = XMLOutput()
        page.append(raw: head.utf8)
        page.element("title", text: title ?? name)
        page.append(raw: "\n<style>\n\(PageStyle.text)\n</style>\n</head>\n<body>\n<main>".utf8)
        if let title { page.element("h1", text: title) }
        if let description { page.element("p", text: description) }
        page.append(raw: "\n<div class=\"stage\"><div class=\"picture\" role=\"img\"".utf8)
        page.attribute("aria-label", title ?? name)
        page.append(raw: ">\n".utf8)
        page.append(raw: svg)
        page.append(raw: "</div></div>\n".utf8)
        if let data {
            page.append(raw: "\(controls)\n<script type=\"application/json\">".utf8)
            page.append(raw: data)
            page.append(raw: "</script>\n<script>\n\"use strict\"\n\(PagePlayer.text)\n\n\(PageShapes.text)\n</script>\n".utf8)
        }
        page.append(raw: "</main>\n</body>\n</html>\n".utf8)
        return page.bytes
    }

    /// Nothing is loaded, from the network or from elsewhere, whatever the picture holds.
    private static let head = """
        <!DOCTYPE html>
        <html>
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        """

    private static let controls = """
        <div class="player" role="group" aria-label="Player" lang="en" hidden>
        <label class="time"><input type="range" aria-label="Time" min="0" value="0" step="any"></label>
        <button type="button" class="play">Play</button>
        <button type="button" class="back" aria-label="One frame back">‹</button>
        <button type="button" class="forward" aria-label="One frame forward">›</button>
        <label>Speed <select><option value="0.25">¼</option><option value="0.5">½</option><option value="1" selected>1</option><option value="2">2</option><option value="4">4</option></select></label>
        <label><input type="checkbox"> Loop</label>
        <output class="clock"></output>
        </div>
        <div class="shapes"></div>
        <details lang="en" hidden><summary>Keys</summary>Space or k plays and pauses, ← and → go a frame back and forward, Home and End to the beginning and the end.</details>
        """
}
