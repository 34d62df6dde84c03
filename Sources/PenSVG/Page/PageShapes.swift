// What lets a reader change shapes with properties of their own in a page.

enum PageShapes {
    /// JavaScript, behind that of `PagePlayer`.
    static let text = #"""
        const svgNamespace = "http://www.w3.org/2000/svg"
        const stage = page.querySelector(".stage")

        function element(name, attributes, ...content) {
          const made = document.createElement(name)
          for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
          made.append(...content)
          return made
        }

        const rounded = value => String(Number(value.toPrecision(3)))
        const inWords = values => values.length > 1 ? `(${values.map(rounded).join(", ")})` : rounded(values[0])

        // Values at a time, between [time, value …] before it and after it; of two at one time the later counts.
        function valueAt(track, time) {
          const next = track.findIndex(key => key[0] > time)
          if (next < 0) return track[track.length - 1].slice(1)
          if (next === 0) return track[0].slice(1)
          const [a, b] = [track[next - 1], track[next]]
          const part = (time - a[0]) / (b[0] - a[0])
          return a.slice(1).map((value, i) => value + (b[i + 1] - value) * part)
        }

        // Each number is told by what it is more than its predecessors lead to expect: the one before of the same form, or, where
        // two are in the same row of the grid, what goes on straight.
        function decoded(grid, line) {
          const before = {}
          let form = 0
          return grid.split(";").map((text, index) => {
            if (text === "") return null
            const [name, list] = text.includes(":") ? text.split(":") : [form, text]
            form = Number(name)
            const [a, b] = before[form] ?? [], row = Math.floor(index / line.length)
            const place = cell => line[cell.index % line.length]
            const further = b && Math.floor(b.index / line.length) === row ? (line[index % line.length] - place(a)) / (place(a) - place(b)) : 0
            const expected = i => further ? Math.floor(a.numbers[i] + (a.numbers[i] - b.numbers[i]) * further + 0.5) : a ? a.numbers[i] : 0
            const cell = { form, index, numbers: list.split(",").map((text, i) => Number(text) + expected(i)) }
            before[form] = [cell, a]
            return cell
          })
        }

        // All ways to go by steps of a set along so many axes.
        const ways = (steps, axes) => axes === 0 ? [[]] : ways(steps, axes - 1).flatMap(way => steps.map(step => [...way, step]))

        class Table {
          constructor(property) {
            Object.assign(this, property)
            this.cells = []
            this.corners = ways([0, 1], this.lines.length)
            this.directions = ways([0, 1, -1], this.lines.length).sort((a, b) => a.filter(Boolean).length - b.filter(Boolean).length).slice(1)
          }

          grid(index) {
            return this.cells[index] ??= decoded(this.grids[index], this.lines[0])
          }

          clamped(values) {
            return values.map((value, i) => Math.min(Math.max(value, this.low[i]), this.high[i]))
          }

          look(time, values) {
            const next = this.moments.findIndex(moment => moment[0] > time)
            const [from, to] = next > 0 ? [this.moments[next - 1], this.moments[next]] : [this.moments.at(next), this.moments.at(next)]
            const a = this.between(this.grid(from[1]), values)
            if (from[1] === to[1] || !a) return a
            const b = this.between(this.grid(to[1]), values), part = (time - from[0]) / (to[0] - from[0])
            if (!b || a.form !== b.form) return b && part > 0.5 ? b : a
            return { form: a.form, numbers: a.numbers.map((number, i) => number + (b.numbers[i] - number) * part) }
          }

          // The form is the nearest corner's; corners of other forms are as those beside them of the same lead to expect.
          between(grid, values) {
            const parts = values.map((value, i) => {
              const line = this.lines[i], last = line.length - 1
              const place = Math.min(Math.max((value - this.low[i]) / (this.high[i] - this.low[i]), 0), 1) * line[last]
              const start = Math.min(line.findLastIndex(step => step <= place), last - 1)
              return { start, part: (place - line[start]) / (line[start + 1] - line[start]) }
            })
            const corners = this.corners.map(corner => ({
              place: corner.map((step, i) => parts[i].start + step),
              weight: corner.reduce((weight, step, i) => weight * (step ? parts[i].part : 1 - parts[i].part), 1),
            }))
            const nearest = corners.filter(corner => this.at(grid, corner.place)).sort((a, b) => b.weight - a.weight)[0]
            if (!nearest) return null
            const form = this.at(grid, nearest.place).form
            let numbers = null, total = 0
            for (const { place, weight } of corners) {
              const here = weight > 0 ? this.numbers(grid, place, form) ?? this.expected(grid, place, form) : null
              if (!here) continue
              total += weight
              numbers = numbers ? numbers.map((number, i) => number + here[i] * weight) : here.map(number => number * weight)
            }
            return { form, numbers: numbers.map(number => number / total) }
          }

          at(grid, place) {
            if (!place.every((step, i) => step >= 0 && step < this.lines[i].length)) return null
            return grid[place.reduceRight((index, step, i) => index * this.lines[i].length + step, 0)]
          }

          numbers(grid, place, form) {
            const cell = this.at(grid, place)
            return cell?.form === form ? cell.numbers : null
          }

          expected(grid, place, form) {
            for (const direction of this.directions) {
              const [near, far] = [1, 2].map(steps => place.map((step, i) => step + steps * direction[i]))
              const [a, b] = [near, far].map(place => this.numbers(grid, place, form))
              if (!a || !b) continue
              const axis = direction.findIndex(Boolean), line = this.lines[axis]
              const further = (line[place[axis]] - line[near[axis]]) / (line[near[axis]] - line[far[axis]])
              return a.map((number, i) => number + (number - b[i]) * further)
            }
            return null
          }
        }

        const markup = (form, numbers) => form.texts.map((text, i) => {
          if (i === numbers.length) return text
          const number = numbers[i] / 10 ** form.decimals[i]
          return text + (form.isFree[i] ? number : Math.max(number, 0))
        }).join("")

        class Shape {
          constructor(shape, index) {
            Object.assign(this, shape)
            this.moving = svg.querySelector(`[data-shape="${index}"]`)
            this.hand = document.createElementNS(svgNamespace, "g")
            this.moving.after(this.hand)
            this.held = null
            this.reset = element("button", { type: "button" }, "Follow the clock")
            this.reset.addEventListener("click", () => this.release())
            this.controls = this.properties.map(property => property.lines.length > 1 ? new Handle(this, property) : new Slider(this, property))
            const panel = element("fieldset", { lang: "en" }, element("legend", {}, this.name), ...this.controls.map(control => control.row), this.reset)
            page.querySelector(".shapes").append(panel)
            listeners.push(() => this.update())
            this.update()
          }

          get time() {
            if (this.loopStart === null || time <= this.end) return Math.min(time, this.end)
            return this.loopStart + (time - this.loopStart) % (this.end - this.loopStart)
          }

          get isPresent() {
            return valueAt(this.presence, time)[0] > 0
          }

          hold(control, values) {
            this.held = { control, values: control.table.clamped(values) }
            this.update()
          }

          release() {
            this.held = null
            this.update()
          }

          update() {
            this.reset.disabled = this.held === null
            this.moving.style.display = this.held ? "none" : ""
            const look = this.held && this.isPresent ? this.held.control.table.look(this.time, this.held.values) : null
            this.hand.innerHTML = look ? markup(this.forms[look.form], look.numbers) : ""
            for (const control of this.controls) control.show(this.held?.control === control ? this.held.values : valueAt(control.table.track, this.time))
          }
        }

        class Slider {
          constructor(shape, property) {
            this.table = new Table(property)
            const label = `${shape.name} ${property.name}`
            this.input = element("input", { type: "range", min: property.low[0], max: property.high[0], step: "any", "aria-label": label })
            this.output = element("output", {})
            this.row = element("label", {}, element("span", { class: "name" }, property.name, this.output), this.input)
            this.input.addEventListener("input", () => shape.hold(this, [Number(this.input.value)]))
          }

          show(values) {
            this.input.value = values[0]
            this.output.textContent = inWords(values)
            this.input.setAttribute("aria-valuetext", inWords(values))
          }
        }

        class Handle {
          constructor(shape, property) {
            this.table = new Table(property)
            this.shape = shape
            this.values = property.low
            this.output = element("output", {})
            this.row = element("p", {}, element("span", { class: "name" }, property.name, this.output), element("span", { class: "hint" }, "Drag its handle in the picture."))
            this.button = element("button", { type: "button", class: "handle", title: `${shape.name} ${property.name}` })
            stage.append(this.button)
            this.button.addEventListener("pointerdown", event => this.grasp(event))
            this.button.addEventListener("keydown", event => this.onKey(event))
          }

          // From the property's coordinates to the window's.
          get matrix() {
            return DOMMatrix.fromMatrix(this.shape.hand.getScreenCTM()).multiply(new DOMMatrix(this.shape.matrix))
          }

          get place() {
            return new DOMPoint(...this.values).matrixTransform(this.matrix)
          }

          moveTo(x, y) {
            const point = new DOMPoint(x, y).matrixTransform(this.matrix.inverse())
            if (Number.isFinite(point.x) && Number.isFinite(point.y)) this.shape.hold(this, [point.x, point.y])
          }

          grasp(event) {
            if (event.button !== 0) return
            const { x, y } = this.place, [dx, dy] = [x - event.clientX, y - event.clientY]
            const move = event => this.moveTo(event.clientX + dx, event.clientY + dy)
            this.button.setPointerCapture(event.pointerId)
            this.button.addEventListener("pointermove", move)
            this.button.addEventListener("lostpointercapture", () => this.button.removeEventListener("pointermove", move), { once: true })
          }

          onKey(event) {
            if (event.key === "Escape") return this.shape.release()
            const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
            if (!way) return
            event.preventDefault()
            const { x, y } = this.place, step = event.shiftKey ? 1 : 10
            this.moveTo(x + way[0] * step, y + way[1] * step)
          }

          show(values) {
            this.values = values
            this.output.textContent = inWords(values)
            this.button.hidden = !this.shape.isPresent
            const { x, y } = this.place, box = stage.getBoundingClientRect()
            this.button.style.left = `${x - box.left}px`
            this.button.style.top = `${y - box.top}px`
            this.button.setAttribute("aria-label", `${this.shape.name} ${this.table.name} ${inWords(values)}: drag, or move with the arrow keys`)
          }
        }

        const shapes = data.shapes.map((shape, index) => new Shape(shape, index))
        new ResizeObserver(() => shapes.forEach(shape => shape.update())).observe(stage)
        """#
}
