// A moving SVG document as another program reads it.

import Foundation
import PenAnimation
import PenScene
import PenSVG

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The animations of a document, by libxml2.
final class MovingSVG: NSObject, XMLParserDelegate {
    struct Animation {
        var element: String
        /// Of the element that moves.
        var parent: [String: String]
        var attributes: [String: String]

        var name: String { attributes["attributeName"] ?? "" }
        var values: [String] { (attributes["values"] ?? "").components(separatedBy: ";") }
        var keyTimes: [Double]? { attributes["keyTimes"]?.split(separator: ";", omittingEmptySubsequences: false).map { Double($0) ?? .nan } }
        var keySplines: [[Double]]? { attributes["keySplines"]?.split(separator: ";", omittingEmptySubsequences: false).map { $0.split(separator: " ").map { Double($0) ?? .nan } } }
        var duration: Double { MovingSVG.seconds(attributes["dur"]) ?? .nan }
        var begin: Double { attributes["begin"].map { MovingSVG.seconds($0) ?? .nan } ?? 0 }

        /// The numbers at a time of the document, of an animation that is not repeated.
        func numbers(at time: Double) -> [Double] {
            let f = min(max((time - begin) / duration, 0), 1), times = keyTimes ?? [0, 1]
            let values = values.map { $0.split(separator: " ").map { Double($0) ?? .nan } }
            guard let next = times.firstIndex(where: { $0 > f }) else { return values[values.count - 1] }
            var part = (f - times[next - 1]) / (times[next] - times[next - 1])
            if let curve = keySplines?[next - 1] { part = CubicTiming(curve[0], curve[1], curve[2], curve[3])?.value(at: part) ?? .nan }
            return zip(values[next - 1], values[next]).map { $0 + ($1 - $0) * part }
        }
    }

    let text: String
    private(set) var animations: [Animation] = []
    private(set) var isWellFormed = false
    private var open: [[String: String]] = []

    /// - Parameter poster: the time of what shows no motion.
    init(_ scene: Scene, tolerance: Double = SVGWriter.tolerance, poster: Double? = nil) throws {
        let survey = scene.survey(), time = poster ?? survey.posterTime
        let picture = MovingPicture(scene, bounds: scene.frame(at: time, paper: survey.paper).bounds, posterTime: time)
        let bytes = try SVGWriter.write(picture, tolerance: tolerance)
        text = String(decoding: bytes, as: UTF8.self)
        super.init()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = self
        isWellFormed = parser.parse()
    }

    func parser(_ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]) {
        if name.hasPrefix("animate") { animations.append(Animation(element: name, parent: open.last ?? [:], attributes: attributes)) }
        open.append(attributes)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) { open.removeLast() }

    /// `1.5s`
    static func seconds(_ text: String?) -> Double? { text.flatMap { $0.hasSuffix("s") ? Double($0.dropLast()) : nil } }
}
