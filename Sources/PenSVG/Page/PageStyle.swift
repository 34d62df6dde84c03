// How a page looks.

enum PageStyle {
    /// CSS.
    static let text = #"""
        :root { color-scheme: light dark; --ground: #fff; --ink: #1c1c1e; --quiet: #5b5b62; --line: #c9c9cf; --mark: #0b57d0 }
        @media (prefers-color-scheme: dark) { :root { --ground: #17171a; --ink: #ececf0; --quiet: #a9a9b2; --line: #4a4a52; --mark: #8ab4ff } }
        * { box-sizing: border-box }
        body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.4 system-ui, sans-serif }
        main { max-width: 64rem; margin: 0 auto; padding: 1rem }
        h1 { margin: 0 0 .25rem; font-size: 1.25rem }
        p { margin: 0 0 .75rem; color: var(--quiet); overflow-wrap: anywhere }
        .stage { position: relative; width: fit-content; max-width: 100%; margin: 0 auto }
        .picture { background: #fff; box-shadow: 0 0 0 1px var(--line) }
        .picture > svg { display: block; max-width: 100%; height: auto }
        .player { position: sticky; bottom: 0; display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; margin-top: 1px; padding: .75rem 0; background: var(--ground) }
        .player[hidden] { display: none }
        .player .time { flex: 1 0 100% }
        .time input, fieldset input { width: 100% }
        input[type=range] { height: 1.5rem; margin: 0; accent-color: var(--mark) }
        button, select { min-height: 2.25rem; padding: .25rem .75rem; border: 1px solid var(--line); border-radius: .375rem; background: none; color: inherit; font: inherit }
        select option { background: var(--ground) }
        button:disabled { opacity: .5 }
        .play { min-width: 5rem }
        output { font-variant-numeric: tabular-nums }
        .clock { margin-left: auto }
        :focus-visible { outline: 3px solid var(--mark); outline-offset: 2px }
        .shapes { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: .75rem }
        fieldset { min-width: 0; margin: 0; padding: .5rem .75rem .75rem; border: 1px solid var(--line); border-radius: .375rem }
        fieldset label, fieldset p { display: block; margin: 0 0 .5rem; color: inherit }
        .name { display: flex; justify-content: space-between; gap: 1rem; overflow-wrap: anywhere }
        .hint, details { color: var(--quiet); font-size: .875rem }
        details { margin-top: .75rem }
        summary { width: fit-content }
        .handle { position: absolute; width: 2.25rem; height: 2.25rem; min-height: 0; margin: -1.125rem; padding: 0; border: 0; border-radius: 50%; cursor: grab; touch-action: none }
        .handle::before { content: ""; position: absolute; inset: .375rem; border: 3px solid #0b57d0; border-radius: 50%; box-shadow: 0 0 0 1.5px #fff, inset 0 0 0 1.5px #fff }
        .handle:active { cursor: grabbing }
        .handle[hidden] { display: none }
        @media print { .player, .shapes, .handle { display: none } :root { --ground: #fff; --ink: #000; --quiet: #333 } }
        """#
}
