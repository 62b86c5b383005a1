#!/usr/bin/env python3
"""Every sentence that a test of a game's rules quotes stands in them.

    quotes_test.py SOURCE_DIR
    quotes_test.py --self-test

A test file that begins with "// RULES.md" quotes the RULES.md of its game in its comments, between double quotes: "..."
leaves words out, [brackets] add some, single quotes stand for quotes within the quote. What follows "rulebook:" is
quoted from the published book instead.
"""
import pathlib
import re
import sys


def plain(text):
    """One line without emphasis, so that only the words are compared."""
    return " ".join(text.replace("*", "").replace('"', "'").split())


def quotes(source):
    """Pairs of line number and quoted text, from the comments of a test file."""
    found = []
    for block in re.finditer(r"(?:^[ ]*//.*\n)+", source, re.MULTILINE):
        line = source.count("\n", 0, block.start()) + 1
        text = " ".join(part.strip().removeprefix("//").strip() for part in block.group().splitlines())
        for quote in re.finditer(r'(rulebook: )?"([^"]*)"', text):
            if not quote.group(1):
                found.append((line, quote.group(2)))
    return found


def pieces(quote):
    """The parts of a quote that must stand in the rules word for word."""
    parts = re.sub(r" ?\[[^]]*\]", "", quote).split("...")
    return [plain(part) for part in parts if len(plain(part)) > 1]


def faults_of(source, rules):
    rules = plain(rules)
    return [(line, piece) for line, quote in quotes(source) for piece in pieces(quote) if piece not in rules]


def self_test():
    rules = 'A centre on the line is "not\nbeyond". Boats keep *theirs* and start a race with none.'
    good = ('// RULES.md\n// "A centre on the\n// line is \'not beyond\'." Not quoted.\n'
            '  // "Boats ... start a race with none [dice]." The French rulebook: "les bateaux"\n')
    assert len(quotes(good)) == 2, quotes(good)
    assert not faults_of(good, rules), faults_of(good, rules)
    bad = '// RULES.md\nint code = 0; // "not looked at"\n// "Boats keep theirs\n// for ever."\n'
    assert faults_of(bad, rules) == [(3, "Boats keep theirs for ever.")], faults_of(bad, rules)


def main(top):
    count = 0
    faults = []
    files = [file for file in sorted((top / "tests/rules").glob("*/*.cpp")) if file.read_text().startswith("// RULES.md")]
    for file in files:
        source = file.read_text()
        rules = (top / "rules" / file.parent.name / "RULES.md").read_text()
        count += len(quotes(source))
        faults += [f"{file.relative_to(top)}:{line}: not in the rules: {piece}" for line, piece in faults_of(source, rules)]
    print(*faults, f"{count} quotes in {len(files)} files", sep="\n")
    return 1 if faults or not count else 0


if __name__ == "__main__":
    sys.exit(self_test() if sys.argv[1] == "--self-test" else main(pathlib.Path(sys.argv[1])))
