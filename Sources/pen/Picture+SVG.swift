// A picture as SVG, and as a page around it.

import PenLanguage
import PenScene
import PenSVG
import PenSyntax

extension Picture {
    func svg() throws -> [UInt8] {
        try written {
            if let moving = moving(of: scene.isMoving) { return try SVGWriter.write(moving, options: svgOptions, tolerance: tolerance) }
            return try SVGWriter.write(stillFrame, options: svgOptions)
        }
    }

    func page() throws -> [UInt8] {
        try written {
            if let moving = moving(of: scene.isMoving || scene.hasOwnProperties) {
                return try PageWriter.write(moving, span: scene.motionSpan, name: title, options: svgOptions, tolerance: tolerance)
            }
            return try PageWriter.write(stillFrame, name: title, options: svgOptions)
        }
    }

    /// What moves; nil where one moment is asked for, or what only a moment can show.
    private func moving(of isWanted: Bool) -> MovingPicture? {
        guard isWanted, options.time == nil, stillingOption == nil else { return nil }
        return MovingPicture(scene, bounds: frame.bounds, posterTime: posterTime)
    }

    /// Asks for what only a moment can show.
    private var stillingOption: String? {
        options.outlinesTexts ? "--outline-text" : options.showsGrid ? "--grid" : options.showsPoints ? "--points" : nil
    }

    /// Why a picture that could move shows one moment; nil where that was asked for, or nothing moves.
    func stillNote(_ format: Options.Format) -> String? {
        guard format == .svg || format == .html, scene.isMoving, options.time == nil, let stillingOption else { return nil }
        return "with \(stillingOption) it does not move and shows the moment at \(decimal(posterTime)) s; --at says which one"
    }

    private var tolerance: Double { options.tolerance ?? SVGWriter.tolerance }

    private var stillFrame: Frame {
        get throws { options.outlinesTexts ? try outlined("SVG with --outline-text") : fileFrame }
    }

    /// The script's name without its folder and its ending.
    private var title: String {
        let file = name.split(separator: "/").last.map(String.init) ?? name
        return file.hasSuffix(".pen") ? String(file.dropLast(4)) : file
    }

    private func written(_ write: () throws -> [UInt8]) throws -> [UInt8] {
        do {
            let bytes = try write()
            if let fault = scene.takeFault() { throw fault }
            return bytes
        } catch let error as SVGError {
            if let smallest = error.smallestSide { throw tooSmall(error.coordinate, smallest) }
            let fault = "reaches to \(decimal(error.coordinate)), and an SVG picture holds coordinates up to \(decimal(SVGError.largestCoordinate))"
            guard let origin = error.origin else { throw CommandFailure(.scriptError, "\(name): the picture \(fault).") }
            throw Diagnostic(.cannotDraw, "this \(fault)", at: origin.span)
        }
    }

    private func tooSmall(_ side: Double, _ smallest: Double) -> CommandFailure {
        let isAskedFor = options.size != nil || options.scale != nil
        let fault = "\(name): the picture would have a side of \(side), and in SVG it is at least \(smallest)"
        return CommandFailure(isAskedFor ? .usage : .scriptError, fault + ".", hint: isAskedFor ? "--size and --scale make it larger." : nil)
    }
}
