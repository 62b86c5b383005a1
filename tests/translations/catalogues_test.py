#!/usr/bin/env python3
"""Fails if a message of the editor lacks a translation, or a translation does not fit its message.

    catalogues_test.py SOURCE_DIR     checks the catalogues against the sources
    catalogues_test.py --self-test    checks that the test itself can fail

After a change of messages: editor/translations/update.sh, then translate what is empty in the .po files.
"""
import ast
import pathlib
import re
import subprocess
import sys
import tempfile

LANGUAGES = ("de", "fr")
PLACE = re.compile(r"\{\w\}|%(?:\d+\$)?[-+0#]*\d*(?:\.\d+)?(?:z|l|ll|h)?[a-zA-Z%]")

# What people never read: names for configurations, files, tests.
SILENT = re.compile(r"SetName\(|Name\(|ScrolledRows\(|wxGetEnv\(|FAIRWAY_|#include|static_assert|<< |^\s*//|svg|IconShape|path d=")
# The command line speaks English, as `fairway` does; pictures are not words.
UNSPOKEN = {"app.cpp", "icons.cpp", "measure_steps.cpp"}
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
SENTENCE = re.compile(r"[A-Za-z']{2,}[,;:]? [A-Za-z]{2,}")


def parse(text):
    """Entries of a .po file: {msgid: {"plural": ..., "strings": [...], "flags": "...", "files": [...]}}."""
    entries = {}
    for block in text.strip().split("\n\n"):
        fields, current, flags, files = {}, None, "", []
        for line in block.splitlines():
            if line.startswith("#"):
                flags += line[2:] if line.startswith("#,") else ""
                files += line[2:].split() if line.startswith("#:") else []
                continue
            keyword = re.match(r'(msgid_plural|msgid|msgstr(?:\[\d\])?) (".*")$', line)
            current, quoted = (keyword[1], keyword[2]) if keyword else (current, line)
            fields[current] = fields.get(current, "") + ast.literal_eval(quoted)
        if "msgid" in fields:
            strings = [value for key, value in fields.items() if key.startswith("msgstr")]
            entries[fields["msgid"]] = {"plural": fields.get("msgid_plural"), "strings": strings, "flags": flags,
                                        "files": files}
    return entries


def places(text):
    return sorted(PLACE.findall(text))


def faults_of(template, catalogue):
    faults = [f"not in the catalogue: {m!r}" for m in template if m not in catalogue]
    faults += [f"no longer in the sources: {m!r}" for m in catalogue if m not in template]
    for message, entry in catalogue.items():
        if message == "":
            continue
        if "fuzzy" in entry["flags"] or not all(entry["strings"]):
            faults.append(f"not translated: {message!r}")
            continue
        wanted = places(entry["plural"] or message)
        # One thing may be named without its number, several may not.
        checked = entry["strings"][1:] if entry["plural"] else entry["strings"]
        faults += [f"other placeholders: {message!r}: {s!r}" for s in checked if places(s) != wanted]
        faults += [f"other border blanks: {message!r}: {s!r}" for s in entry["strings"]
                   if s.strip() != s or message.strip() != message]
    return faults


def loose_marks(catalogue):
    """French marks that may begin or end a line alone: a blank beside them must not break."""
    return [f"an ordinary blank beside a mark: {s!r}" for entry in catalogue.values() for s in entry["strings"]
            if re.search(r" [:;?!»]|« ", s)]


def typed_apostrophes(catalogue):
    """French elisions with the typewriter's apostrophe: the catalogue has the printer's, and one kind only."""
    return [f"a typewriter's apostrophe: {s!r}" for entry in catalogue.values() for s in entry["strings"]
            if re.search(r"[^\W\d_]'[\w{%«`]", re.sub(r"`[^`]*`", "`", s))]


def unmarked(source):
    """Sentences in the code that no marker makes translatable."""
    found = []
    code = re.sub(r"/\*.*?\*/", "", source, flags=re.S)
    code = "\n".join(line for line in code.splitlines() if not SILENT.search(line))
    code = re.sub(r"(?<!\w)(_|wxPLURAL|say|sayCount|marked|phrase)\(\s*(" + LITERAL.pattern + r"[\s,]*)+", "", code)
    # What the command says, beside what the window says instead: only the second is spoken here.
    code = re.sub(r"WindowWords\{\s*(" + LITERAL.pattern + r"\s*)+", "", code)
    found += [text for text in LITERAL.findall(code) if SENTENCE.search(text)]
    return found


def commands_spoken(template, sources):
    """What the validator says of calls of the command although no game has words of the window for it."""
    said_otherwise = set()
    for code in sources:
        for first in re.findall(r"WindowWords\{\s*((?:" + LITERAL.pattern + r"\s*)+)", code):
            said_otherwise.add("".join(ast.literal_eval(f'"{part}"') for part in LITERAL.findall(first[0])))
    button = "`validate --fix`"  # in explanations the window says of any of them: the button Fix
    return [f"speaks of the command in the window: {message!r}" for message, entry in template.items()
            if any(file.startswith("validator/") and "/command/" not in file for file in entry["files"])
            and re.search(r"`(fairway|validate) ", message.replace(button, "")) and message not in said_otherwise]


def check_file(path):
    done = subprocess.run(["msgfmt", "--check", "--check-accelerators=&", "-o", "/dev/null", str(path)],
                          capture_output=True, text=True)
    return [line for line in done.stderr.splitlines()] if done.returncode else []


def main(top):
    top = pathlib.Path(top)
    with tempfile.TemporaryDirectory() as folder:
        template_file = pathlib.Path(folder) / "messages.pot"
        subprocess.run([top / "editor/translations/update.sh", "--template", template_file], check=True)
        template = parse(template_file.read_text())
    faults = [] if len(template) > 300 else [f"only {len(template)} messages found in the sources"]
    for language in LANGUAGES:
        path = top / f"editor/translations/{language}.po"
        faults += [f"{language}: {fault}" for fault in check_file(path) + faults_of(template, parse(path.read_text()))]
    french = parse((top / "editor/translations/fr.po").read_text())
    faults += [f"fr: {fault}" for fault in loose_marks(french) + typed_apostrophes(french)]
    faults += commands_spoken(template, [path.read_text() for path in top.glob("editor/model/**/*.cpp")])
    for path in sorted([*top.glob("editor/ui/**/*.cpp"), *top.glob("editor/model/**/*.cpp")]):
        if path.name in UNSPOKEN:
            continue
        faults += [f"{path.name}: not marked for translation: {text!r}" for text in unmarked(path.read_text())]
    print("\n".join(faults) or f"{len(template)} messages, complete in {', '.join(LANGUAGES)}")
    return 1 if faults else 0


def self_test():
    template = parse('msgid ""\nmsgstr ""\n\nmsgid "Move {1} to %s"\nmsgstr ""\n\n'
                     'msgid "{n} cell"\nmsgid_plural "{n} cells"\nmsgstr[0] ""\nmsgstr[1] ""\n')
    good = 'msgid ""\nmsgstr "x"\n\nmsgid "Move {1} to %s"\nmsgstr "%s <- {1}"\n\n' \
           'msgid "{n} cell"\nmsgid_plural "{n} cells"\nmsgstr[0] "ein Feld"\nmsgstr[1] "{n} Felder"\n'
    assert faults_of(template, parse(good)) == []
    for change in (("%s <- {1}", "%d <- {1}"), ("%s <- {1}", ""), ("{n} Felder", "Felder"), ("Move", "Shift"),
                   ('msgid "Move', '#, fuzzy\nmsgid "Move'), ("{n} Felder", "{n} Felder ")):
        assert faults_of(template, parse(good.replace(*change))), change
    assert loose_marks({"A: b": {"strings": ["A\u00a0: b"]}}) == []
    assert loose_marks({"A: b": {"strings": ["A : b"]}})
    assert typed_apostrophes({"the lake's": {"strings": ["l\u2019eau, la carte '{1}' et `it's`"]}}) == []
    assert typed_apostrophes({"the lake's": {"strings": ["l'eau"]}})
    spoken = {"More (`fairway race`).": {"files": ["validator/river/deep/r12.cpp"]}}
    assert commands_spoken(spoken, [])
    assert commands_spoken(spoken, ['WindowWords{"More "\n    "(`fairway race`).",\n marked("More.")}']) == []
    assert commands_spoken({"`fairway race`": {"files": ["validator/river/command/race.cpp"]}}, []) == []
    assert typed_apostrophes({"of {1}": {"strings": ["d'{1}"]}})
    assert unmarked('tell("No such cell.")') == ["No such cell."]
    assert unmarked('WindowWords{"Call `this` or " "that one.", "Press this now."}') == ["Press this now."]
    assert unmarked('tell(_("No such "\n  "cell.")); say("Move it", {}); // "a comment here"\n') in ([], ["a comment here"])
    assert unmarked('SetName("left panel");') == []
    return 0


if __name__ == "__main__":
    sys.exit(self_test() if sys.argv[1] == "--self-test" else main(sys.argv[1]))
