// The lessons inside the binary; written by scripts/embed-lessons from lessons/, not by hand.

enum EmbeddedLessons {
    static let files: [(path: String, text: String)] = [
        ("en/01-between.md", en_01_between),
        ("en/02-linear.md", en_02_linear),
        ("en/03-quadratic.md", en_03_quadratic),
        ("en/04-cubic.md", en_04_cubic),
        ("en/05-casteljau.md", en_05_casteljau),
        ("en/06-bernstein.md", en_06_bernstein),
        ("en/07-tangents.md", en_07_tangents),
        ("en/08-length.md", en_08_length),
        ("zh/01-between.md", zh_01_between),
        ("zh/02-linear.md", zh_02_linear),
        ("zh/03-quadratic.md", zh_03_quadratic),
        ("zh/04-cubic.md", zh_04_cubic),
        ("zh/05-casteljau.md", zh_05_casteljau),
        ("zh/06-bernstein.md", zh_06_bernstein),
        ("zh/07-tangents.md", zh_07_tangents),
        ("zh/08-length.md", zh_08_length),
        ("check.pen", check),
    ]
}
