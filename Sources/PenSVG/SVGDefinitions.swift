// What elements refer to: gradients, clips and images, each written once.

struct SVGDefinitions {
    /// An element but for its `id`.
    struct Definition: Hashable {
        var tag: Tag
        /// What follows the `id`, to the element's end.
        var body: [UInt8]
    }

    enum Tag: String { case linearGradient, radialGradient, clipPath }

    private(set) var output = XMLOutput(depth: Self.depth)
    private var identifiers: [Definition: String] = [:]

    /// How deep definitions lie in the document.
    static let depth = 2

    var isEmpty: Bool { output.bytes.isEmpty }

    /// The `id` under which the same was defined before.
    func identifier(of definition: Definition) -> String? { identifiers[definition] }

    /// Adds an element that is known by other means.
    mutating func add(_ element: XMLOutput) { output.append(raw: element.bytes) }

    mutating func add(_ definition: Definition, identifier: String) {
        identifiers[definition] = identifier
        output.begin(definition.tag.rawValue)
        output.attribute("id", identifier)
        output.append(raw: definition.body)
    }
}
