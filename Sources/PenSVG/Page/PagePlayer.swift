// What plays the picture in a page.

enum PagePlayer {
    /// JavaScript.
    static let text = #"""
        const page = document.querySelector("main")
        const svg = page.querySelector(".picture > svg")
        const data = JSON.parse(page.querySelector("[type='application/json']").textContent)
        const player = page.querySelector(".player")
        const [slider, play, loop, speed, clock] = ["[type=range]", ".play", "[type=checkbox]", "select", ".clock"].map(part => player.querySelector(part))
        const frame = 1 / 30
        // A tab that was out of sight goes on where it was.
        const longestTick = 0.25

        let time = 0
        let isPlaying = false
        let lastTick = 0
        const listeners = []

        const seconds = value => value.toFixed(2)

        function show(newTime) {
          time = Math.min(Math.max(newTime, 0), data.end)
          svg.setCurrentTime(time)
          slider.value = time
          slider.setAttribute("aria-valuetext", `${seconds(time)} of ${seconds(data.end)} seconds`)
          clock.textContent = `${seconds(time)} / ${seconds(data.end)} s`
          for (const listener of listeners) listener()
        }

        function setPlaying(plays) {
          if (plays === isPlaying) return
          isPlaying = plays
          play.textContent = plays ? "Pause" : "Play"
          if (!plays) return
          if (data.loopStart === null && time >= data.end) show(0)
          lastTick = performance.now()
          requestAnimationFrame(tick)
        }

        function tick(now) {
          if (!isPlaying) return
          const next = time + Math.min(Math.max(now - lastTick, 0) / 1000, longestTick) * Number(speed.value)
          lastTick = now
          if (next < data.end) {
            show(next)
          } else if (data.loopStart !== null) {
            show(data.loopStart + (next - data.loopStart) % (data.end - data.loopStart))
          } else if (loop.checked) {
            show(next % data.end)
          } else {
            show(data.end)
            setPlaying(false)
          }
          requestAnimationFrame(tick)
        }

        function seek(newTime) {
          setPlaying(false)
          show(newTime)
        }

        const keys = {
          " ": () => setPlaying(!isPlaying),
          k: () => setPlaying(!isPlaying),
          ArrowLeft: () => seek(time - frame),
          ArrowRight: () => seek(time + frame),
          Home: () => seek(0),
          End: () => seek(data.end),
        }

        function onKey(event) {
          const target = event.target
          const takesKey = target === slider ? false
            : target.matches("select") || target.matches("[type=range], .handle") && event.key !== " " && event.key !== "k"
              || target.matches("button, summary, [type=checkbox]") && event.key === " "
          if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || takesKey || !(event.key in keys)) return
          event.preventDefault()
          keys[event.key]()
        }

        function startPlayer() {
          svg.pauseAnimations()
          player.hidden = page.querySelector("details").hidden = false
          slider.max = data.end
          loop.closest("label").hidden = data.loopStart !== null
          slider.addEventListener("input", () => seek(Number(slider.value)))
          play.addEventListener("click", () => setPlaying(!isPlaying))
          player.querySelector(".back").addEventListener("click", () => seek(time - frame))
          player.querySelector(".forward").addEventListener("click", () => seek(time + frame))
          document.addEventListener("keydown", onKey)
          let timeBeforePrint = null
          addEventListener("beforeprint", () => {
            timeBeforePrint = time
            show(data.poster)
          })
          addEventListener("afterprint", () => show(timeBeforePrint ?? time))
          const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
          show(isStill ? data.poster : 0)
          setPlaying(!isStill)
        }

        if (data.end > 0) startPlayer()
        """#
}
