#!/usr/bin/env python3
"""Fails if a relative link in a Markdown file leads nowhere: every one must name a file, and a heading of it, that exist.

    links_test.py SOURCE_DIR      checks all Markdown files outside of build/
    links_test.py --self-test     checks that the test itself can fail
"""
import pathlib
import re
import sys
import tempfile
import urllib.parse

LINK = re.compile(r"!?\[(?:[^\[\]]|\[[^\]]*\]\([^)]*\))*\]\(<?([^()\s>]+)>?(?: \"[^\"]*\")?\)"
                  r"|^\[[^\]]+\]:\s*(\S+)", re.MULTILINE)
FENCE = re.compile(r"^( *)(```|~~~).*?^\1\2", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"(`+)(?!`).+?\1")
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|//")


def blanked(match):
    """Code holds no links; its lines stay, so that the others keep their numbers."""
    return re.sub(r"[^\n]", " ", match.group())


def prose(text):
    return CODE.sub(blanked, FENCE.sub(blanked, text))


def links(text):
    """Pairs of line number and target. A link around a picture counts as two."""
    text = prose(text)
    for match in LINK.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        yield line, match.group(1) or match.group(2)
        for inner in LINK.finditer(text, text.index("[", match.start()) + 1, match.end()):
            yield line, inner.group(1)


def anchors(text):
    """The names that a forge gives to the headings of a file."""
    names = set()
    for heading in re.findall(r"^#{1,6} +(.*?) *#*$", FENCE.sub(blanked, text), re.MULTILINE):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        name = re.sub(r"[^\w\- ]", "", plain.replace("*", "").lower()).replace(" ", "-")
        count = 0
        while (unique := f"{name}-{count}" if count else name) in names:
            count += 1
        names.add(unique)
    return names


def why_dead(file, target, top):
    if ELSEWHERE.match(target):
        return None
    path, _, anchor = target.partition("#")
    place = (file.parent / urllib.parse.unquote(path)).resolve() if path else file
    if not place.is_relative_to(top):
        return "leads out of the repository"
    if not place.exists():
        return "no such file"
    if anchor and place.suffix == ".md" and urllib.parse.unquote(anchor) not in anchors(place.read_text()):
        return "no such heading"
    return None


def markdown_files(top):
    return sorted(file for file in top.rglob("*.md")
                  if not {"build", ".git", "node_modules"} & set(part for part in file.relative_to(top).parts[:-1]))


def faults_in(top):
    faults = []
    count = 0
    for file in markdown_files(top):
        for line, target in links(file.read_text()):
            count += 1
            if why := why_dead(file, target, top):
                faults.append(f"{file.relative_to(top)}:{line}: {target}: {why}")
    return count, faults


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        top = pathlib.Path(folder).resolve()
        (top / "sub").mkdir()
        (top / "sub/other.md").write_text("# Two words, *one* thought\n# Two words, one thought\n```\n# no heading\n```\n")
        (top / "picture.png").write_text("")
        (top / "good.md").write_text(
            "[a](sub/other.md) [b](sub/other.md#two-words-one-thought) [c](#here) ![d](picture.png) [e](https://a.b/c)\n"
            "## Here\n`[f](nowhere.md)` [![g](picture.png)](sub/) [h](sub/other.md#two-words-one-thought-1)\n"
            "```\n[i](nowhere.md)\n```\n")
        count, faults = faults_in(top)
        assert (count, faults) == (8, []), (count, faults)
        (top / "bad.md").write_text("[a](nowhere.md)\n\n[b](sub/other.md#no-heading) [c](#there)\n"
                                    "[![d](lost.png)](../out.md)\n")
        found = [fault.removeprefix("bad.md:") for fault in faults_in(top)[1]]
        assert found == ["1: nowhere.md: no such file", "3: sub/other.md#no-heading: no such heading",
                         "3: #there: no such heading", "4: ../out.md: leads out of the repository",
                         "4: lost.png: no such file"], found


def main(top):
    count, faults = faults_in(top)
    print(*faults, f"{count} links in {len(markdown_files(top))} files", sep="\n")
    return 1 if faults or not count else 0


if __name__ == "__main__":
    sys.exit(self_test() if sys.argv[1] == "--self-test" else main(pathlib.Path(sys.argv[1]).resolve()))
