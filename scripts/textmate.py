"""Colours files as an editor does that reads TextMate's grammars, and prints what it found.

    textmate.py GRAMMAR.tmLanguage.json FILE...

For each file a line `# FILE`, and then one `START END SCOPE` for each run of bytes that has a scope; of nested scopes the
innermost. Only what pen's grammar needs is here: match, begin and end, captures, contentName, and includes of the repository.
"""
import json
import sys

import onigurumacffi


class Grammar:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.root = json.load(file)
        self.compiled = {}

    def expression(self, source, is_first_line):
        """`\\A` holds in the first line only."""
        key = (source, is_first_line)
        if key not in self.compiled:
            self.compiled[key] = onigurumacffi.compile(source if is_first_line else source.replace("\\A", "(?!)"))
        return self.compiled[key]

    def flattened(self, patterns):
        for rule in patterns:
            if "include" in rule:
                yield from self.flattened([self.root["repository"][rule["include"][1:]]])
            elif "match" in rule or "begin" in rule:
                yield rule
            else:
                yield from self.flattened(rule["patterns"])


class Scanner:
    """Reads a text line by line; the stack holds the rules that have begun and not ended."""

    def __init__(self, grammar):
        self.grammar = grammar
        self.stack = []
        self.scopes = []

    def run(self, text):
        self.scopes = [None] * len(text)
        start = 0
        for number, line in enumerate(text.splitlines(keepends=True)):
            self.scan(line, start, number == 0)
            start += len(line)
        return self.scopes

    def scan(self, line, base, is_first):
        position, last_empty = 0, None
        while position <= len(line):
            found, rule, ends = self.next_match(line, position, is_first)
            if found is None:
                return self.paint(base + position, base + len(line), self.content_scope())
            self.paint(base + position, base + found.start(), self.content_scope())
            if ends:
                self.paint_match(found, base, rule, rule.get("endCaptures", {}))
                self.stack.pop()
            elif "begin" in rule:
                self.paint_match(found, base, rule, rule.get("beginCaptures", {}))
                self.stack.append(rule)
            else:
                self.paint_match(found, base, rule, rule.get("captures", {}))
            if found.end() == position and (not ends or last_empty == position):
                position += 1
            else:
                position = found.end()
            last_empty = position if ends else None

    def next_match(self, line, position, is_first):
        """The leftmost match, of several the one of the first rule; the end of the rule that has begun goes before all."""
        best, best_rule, ends = None, None, False
        if self.stack:
            best, best_rule, ends = self.search(self.stack[-1]["end"], line, position, is_first), self.stack[-1], True
        patterns = self.stack[-1].get("patterns", []) if self.stack else self.grammar.root["patterns"]
        for rule in self.grammar.flattened(patterns):
            found = self.search(rule.get("match") or rule["begin"], line, position, is_first)
            if found and (best is None or found.start() < best.start()):
                best, best_rule, ends = found, rule, False
        return best, best_rule, ends

    def search(self, source, line, position, is_first):
        return self.grammar.expression(source, is_first).search(line, position)

    def content_scope(self):
        for rule in reversed(self.stack):
            scope = rule.get("contentName") or rule.get("name")
            if scope:
                return scope
        return None

    def paint_match(self, found, base, rule, captures):
        self.paint(base + found.start(), base + found.end(), rule.get("name") or self.content_scope())
        for group, capture in sorted(captures.items(), key=lambda pair: int(pair[0])):
            start, end = found.span(int(group))
            if 0 <= start < end:
                self.paint(base + start, base + end, capture["name"])

    def paint(self, start, end, scope):
        for index in range(start, min(end, len(self.scopes))):
            self.scopes[index] = scope


def report(path, grammar):
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    scopes = Scanner(grammar).run(text)
    print("#", path)
    offset, start, run = 0, 0, None
    for character, scope in zip(text + "\0", scopes + [None]):
        if scope != run:
            if run is not None:
                print(start, offset, run)
            start, run = offset, scope
        offset += len(character.encode())


def main():
    grammar = Grammar(sys.argv[1])
    for path in sys.argv[2:]:
        report(path, grammar)


if __name__ == "__main__":
    main()
