// Times PenGeometry on cubic curves and on pairs of paths.
//
//   GeometrySpeed length|inverse|nearest|lines CASES ACCURACY
//   GeometrySpeed union|intersection|difference|symmetricDifference|meeting PATHS
//
// A line of CASES is a cubic's four points, another point and a fraction, eleven numbers parted by spaces; PATHS has two
// paths as SVG's path data, a line each. The first line of the output is the least processor time of several passes in
// seconds; the next ones are the results: a case's length, the parameter at the fraction of the length, the distance of the
// point, the length of the lines; of paths the area of the result, or the number of points where they meet.

let words = CommandLine.arguments
let lines = text(ofFile: words[2]).split(separator: "\n")

if words.count > 3, let accuracy = Double(words[3]) {
    let cases = lines.map(CurveCase.init)
    report(passes: 7) { cases.work(words[1], accuracy: accuracy) }
} else {
    let (a, b) = (path(lines[0]), path(lines[1]))
    report(passes: 3) { [result(of: words[1], a, b)] }
}
