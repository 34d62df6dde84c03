// The gallery inside the binary; written by scripts/embed-gallery from scripts/gallery, not by hand.

enum Gallery {
    static let scripts: [(name: String, text: String)] = [
    ]
}
