// The file “page.css” of the lessons; written by scripts/embed-lessons, not by hand.

extension EmbeddedLessons {
    static let page_css = ####"""
        :root { color-scheme: light dark; --ink: #22223b; --paper: #fffdf8; --line: #c9c4b8; --accent: #0b6e8a; --code: #f1ede3 }
        @media (prefers-color-scheme: dark) { :root { --ink: #e8e6df; --paper: #1b1c22; --line: #4a4c57; --accent: #6cc7e0; --code: #292b34 } }
        body { margin: 0 auto; max-width: 42rem; padding: 1rem; font: 1.1rem/1.6 Georgia, "Noto Serif CJK SC", "Songti SC", serif; color: var(--ink); background: var(--paper) }
        h1 { line-height: 1.25 }
        a { color: var(--accent) }
        nav { margin-top: 2rem; display: flex; gap: 1rem; justify-content: space-between; flex-wrap: wrap; font-size: 1rem }
        code, pre { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .9em; background: var(--code); border-radius: .25em }
        code { padding: .1em .3em }
        pre { padding: .6em .8em; overflow-x: auto }
        figure { margin: 1.2rem 0 }
        figure img, figure svg { display: block; width: 100%; height: auto; background: #fff; border: 1px solid var(--line); border-radius: .4rem; box-sizing: border-box }
        figcaption, figure label { display: block; font-size: .9rem; margin-top: .4rem }
        figure input { width: 60%; vertical-align: middle }
        button { font: inherit; font-size: .9rem; margin-top: .4rem; padding: .2rem .8rem; color: var(--paper); background: var(--accent); border: 0; border-radius: .3rem; cursor: pointer }
        summary { cursor: pointer; color: var(--accent) }
        svg .level { fill: none; stroke-width: 2 }
        svg .curve { fill: none; stroke: #4682b4; stroke-width: 4 }
        svg .between { stroke: none }
        svg .handle { cursor: grab; outline: none }
        svg .handle, svg .handle circle { touch-action: none }
        svg .handle circle { fill: #fff; stroke: #22223b; stroke-width: 2.5 }
        svg .handle .reach { fill: transparent; stroke: none }
        svg .handle:focus-visible circle:not(.reach), svg .handle:hover circle:not(.reach) { fill: #ffd166; stroke-width: 4 }
        svg text { font: italic 16px Georgia, serif; fill: #22223b; pointer-events: none; text-anchor: middle; dominant-baseline: central }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }

        """####
}
