#!/usr/bin/env python3
"""Looks at the editor with the eyes of a screen reader: through AT-SPI, in every language.

    run_gui.sh accessible_test.py EDITOR SAMPLES
    accessible_test.py --self-test    checks that the test itself can fail

Whatever can take the keyboard must have a name, and panels must be called in the user's language. Status 77: something
that is needed is missing.
"""
import os
import pathlib
import subprocess
import sys
import time

try:
    import gi
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib
except (ImportError, ValueError):
    print("skipped: no gir1.2-atspi-2.0 or python3-gi")
    sys.exit(77)

# What must be there, in each language: panels of a lake.
PANELS = {
    "en": {"Board", "Palette", "Project", "Overview", "Findings", "History", "Properties", "Races"},
    "fr": {"Plateau", "Palette", "Projet", "Vue d’ensemble", "Constats", "Historique", "Propriétés", "Courses"},
    "de": {"Spielplan", "Palette", "Projekt", "Übersicht", "Befunde", "Verlauf", "Eigenschaften", "Rennen"},
}
START = {"en": "Start page", "fr": "Page d’accueil", "de": "Startseite"}
# Whose text is their name, or which only hold others.
SILENT = {"filler", "window", "frame", "application", "scroll pane", "scroll bar", "separator", "table cell"}


def below(accessible):
    """The accessible and all inside it that can be seen."""
    yield accessible
    for i in range(accessible.get_child_count()):
        child = accessible.get_child_at_index(i)
        if child and child.get_role_name() != "table cell":
            yield from below(child)


def told(accessible):
    return f"{accessible.get_role_name()} {accessible.get_name()!r}"


def nameless(top):
    """What can take the keyboard and is on the screen, but has no name."""
    found = []
    for each in below(top):
        states = each.get_state_set()
        if not (states.contains(Atspi.StateType.FOCUSABLE) and states.contains(Atspi.StateType.SHOWING)):
            continue
        labelled = any(r.get_relation_type() == Atspi.RelationType.LABELLED_BY for r in each.get_relation_set())
        if not each.get_name() and not labelled and each.get_role_name() not in SILENT:
            path, up = [], each
            while up and up.get_role_name() != "application":
                path.insert(0, told(up))
                up = up.get_parent()
            found.append(" > ".join(path))
    return found


def application(pid):
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(i)
        if child and child.get_process_id() == pid:
            return child
    return None


def wait_for(what, seconds=60):
    """What is there in the end; None if that never holds."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            found = what()
        except GLib.Error:  # something went while it was looked at
            found = None
        if found:
            return found
        time.sleep(0.1)
    return None


def names_of(top):
    return {each.get_name() for each in below(top)}


class Editor:
    def __init__(self, program, language, *files):
        config = pathlib.Path(os.environ["XDG_CONFIG_HOME"])
        config.mkdir(parents=True, exist_ok=True)
        (config / "fairway-editor.conf").write_text(f"Language={language}\n")
        environment = {k: v for k, v in os.environ.items() if k != "NO_AT_BRIDGE"}
        self.process = subprocess.Popen([program, "--new-instance", *map(str, files)], env=environment)

    def __enter__(self):
        self.top = wait_for(lambda: application(self.process.pid))
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


def check(editor, language, wanted):
    if not editor.top:
        return [f"{language}: the program is not on the bus"]
    missing, without = set(wanted), ["everything"]

    def all_there():
        nonlocal missing
        missing = wanted - names_of(editor.top)
        return not missing

    def all_named():
        nonlocal without
        without = nameless(editor.top)
        return not without

    wait_for(all_there)
    wait_for(all_named, 20)  # names come a moment after what they name
    return [f"{language}: nothing is called {name!r}" for name in sorted(missing)] + [
        f"{language}: no name: {path}" for path in without]


def main(program, samples):
    # A copy of this test's own: a document is open in one program at a time.
    samples = pathlib.Path(os.environ.get("FAIRWAY_SAMPLES", samples))
    boards = [samples / name for name in ("lake_race/morning-mere.lake.yaml", "river/mill-race.river.yaml",
                                          "pool/hotel-lido.pool.yaml", "regatta/harbour.regatta.yaml")]
    faults = []
    for language in PANELS:
        with Editor(program, language) as editor:
            faults += check(editor, language, {START[language]})
        with Editor(program, language, boards[0]) as editor:
            faults += check(editor, language, PANELS[language])
    for board in boards[1:]:
        with Editor(program, "en", board) as editor:
            faults += [f"{board.name}: {fault}" for fault in check(editor, "en", {"Board", "Project", "Findings"})]
    print("\n".join(faults) or "everything has a name")
    return 1 if faults else 0


class Fake:
    """An accessible as this test asks it."""

    def __init__(self, role, name, states=(Atspi.StateType.FOCUSABLE, Atspi.StateType.SHOWING), inside=()):
        self.role, self.name, self.states, self.inside, self.up = role, name, Atspi.StateSet.new(list(states)), inside, None
        for child in inside:
            child.up = self

    def get_role_name(self):
        return self.role

    def get_name(self):
        return self.name

    def get_state_set(self):
        return self.states

    def get_relation_set(self):
        return []

    def get_parent(self):
        return self.up

    def get_child_count(self):
        return len(self.inside)

    def get_child_at_index(self, index):
        return self.inside[index]


def self_test():
    hidden = Fake("push button", "", (Atspi.StateType.FOCUSABLE,))
    good = Fake("frame", "Fairway", (), (Fake("push button", "Fix"), hidden, Fake("filler", "", ())))
    assert nameless(good) == [], nameless(good)
    bad = Fake("frame", "Fairway", (), (Fake("panel", "Findings", (), (Fake("push button", ""),)),))
    assert nameless(bad) == ["frame 'Fairway' > panel 'Findings' > push button ''"], nameless(bad)
    assert names_of(bad) == {"Fairway", "Findings", ""}
    return 0


if __name__ == "__main__":
    sys.exit(self_test() if sys.argv[1] == "--self-test" else main(*sys.argv[1:]))
