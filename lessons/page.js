"use strict"
// The figures of the lessons: curves whose control points can be moved, with de Casteljau's construction, and pictures that play again.

// The rounds of de Casteljau's construction, from the control points to the point of the curve.
function levels(points, t) {
    const all = [points]
    for (let last = points; last.length > 1; all.push(last)) {
        const before = last
        last = before.slice(1).map((q, i) => q.map((value, axis) => (1 - t) * before[i][axis] + t * value))
    }
    return all
}

const pointOf = (points, t) => levels(points, t)[points.length - 1][0]
const element = (name, attributes, parent) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name)
    for (const key in attributes) made.setAttribute(key, attributes[key])
    return parent.appendChild(made)
}
const inks = ["#b5b1a6", "#f4a23b", "#d1495b", "#7b2d8b", "#2a9d8f", "#22223b"]
const subscript = number => String(number).replace(/\d/g, digit => "₀₁₂₃₄₅₆₇₈₉"[digit])
const clamp = (value, most) => Math.min(Math.max(value, 0), most)

function makeFigure(figure) {
    const points = figure.dataset.points.split(" ").map(pair => pair.split(",").map(Number)), [width, height, margin] = [400, 260, 30]
    const svg = element("svg", { viewBox: `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`, role: "group", "aria-label": figure.dataset.label }, figure)
    figure.prepend(svg)
    const slider = figure.querySelector("input"), output = figure.querySelector("output")
    const lines = points.slice(1).map((_, round) => element("polyline", { class: "level", stroke: inks[round % inks.length] }, svg))
    const curve = element("path", { class: "curve" }, svg)
    const dots = points.slice(1).flatMap((_, round) => points.slice(round + 1).map(() => element("circle", { class: "between", r: round === points.length - 2 ? 7 : 4, fill: inks[(round + 1) % inks.length] }, svg)))
    const handles = points.map((point, index) => makeHandle(index))

    function makeHandle(index) {
        const name = "P" + subscript(index)
        const handle = element("g", { class: "handle", tabindex: 0, role: "slider", "aria-label": name, "aria-valuemin": 0, "aria-valuemax": width }, svg)
        // Fingers are wider than points.
        element("circle", { class: "reach", r: 22 }, handle)
        element("circle", { r: 8 }, handle)
        element("text", {}, handle).textContent = name
        // A finger that moves a point neither scrolls the page nor leaves it.
        handle.addEventListener("touchstart", event => event.preventDefault(), { passive: false })
        handle.addEventListener("pointerdown", event => {
            handle.setPointerCapture(event.pointerId)
            handle.focus()
            event.preventDefault()
        })
        handle.addEventListener("pointermove", event => {
            if (!handle.hasPointerCapture(event.pointerId)) return
            const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse())
            move(index, place.x, place.y)
        })
        handle.addEventListener("keydown", event => {
            const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
            if (!way) return
            const step = event.shiftKey ? 1 : 10
            move(index, points[index][0] + step * way[0], points[index][1] + step * way[1])
            event.preventDefault()
        })
        return handle
    }

    // Away from the lines that meet here.
    function placeLabel(label, index) {
        const ways = [points[index - 1], points[index + 1]].filter(Boolean).map(([x, y]) => [points[index][0] - x, points[index][1] - y])
        const [x, y] = ways.map(way => way.map(value => value / (Math.hypot(...way) || 1))).reduce((a, b) => [a[0] + b[0], a[1] + b[1]])
        const length = Math.hypot(x, y)
        label.setAttribute("x", length > 0.01 ? 22 * x / length : 0)
        label.setAttribute("y", length > 0.01 ? 22 * y / length : -22)
    }

    function move(index, x, y) {
        points[index] = [clamp(x, width), clamp(y, height)]
        show()
    }

    function show() {
        const t = Number(slider.value), all = levels(points, t)
        output.value = t.toFixed(2)
        lines.forEach((line, round) => line.setAttribute("points", all[round].join(" ")))
        curve.setAttribute("d", "M" + Array.from({ length: 97 }, (_, i) => pointOf(points, i / 96)).join("L"))
        all.slice(1).flat().forEach((point, i) => { [dots[i].cx.baseVal.value, dots[i].cy.baseVal.value] = point })
        handles.forEach((handle, i) => {
            const [x, y] = points[i]
            handle.setAttribute("transform", `translate(${x} ${y})`)
            placeLabel(handle.querySelector("text"), i)
            handle.setAttribute("aria-valuenow", Math.round(x))
            handle.setAttribute("aria-valuetext", `${Math.round(x)}, ${Math.round(y)}`)
        })
        // For whoever wants to calculate with it.
        figure.construction = all
    }

    slider.addEventListener("input", show)
    show()
}

document.querySelectorAll("figure.bezier").forEach(makeFigure)
for (const button of document.querySelectorAll("button.play")) {
    let count = 0
    const image = button.parentElement.querySelector("img"), source = image.getAttribute("src")
    // Another address: the browser begins the picture's time anew.
    button.addEventListener("click", () => { image.src = `${source}?${count += 1}` })
}
