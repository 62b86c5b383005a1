#!/usr/bin/env python3
"""Starts the editor several times: the second one hands its file to the first and ends. Also what belongs to a start:
work that was left behind is offered, and --measure ends. And to an end by a fault: what is not saved is kept.

    run_gui.sh one_program_test.py EDITOR SAMPLES
"""
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time


def wait_for(what, seconds=60):
    end = time.monotonic() + seconds
    while not what():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def titles():
    """Of all windows on the screen."""
    done = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "Fairway", "getwindowname", "%@"],
                          capture_output=True, text=True)
    return sorted(done.stdout.splitlines())


def active():
    return subprocess.run(["xdotool", "getactivewindow", "getwindowname"], capture_output=True, text=True).stdout.strip()


def press(key):
    subprocess.run(["xdotool", "key", key], check=False)


def press_until(key, what):
    """As a user does, who presses again what was not heard: a box is on the screen a moment before it listens."""
    for _ in range(12):
        press(key)
        if wait_for(what, seconds=5):
            return True
    return False


def shows(name):
    return any(title.startswith(name) for title in titles())


class Test:
    def __init__(self, program, folder):
        self.program, self.folder, self.started, self.faults = program, folder, [], []

    def expect(self, holds, text):
        if not holds:
            self.faults.append(f"{text}; windows: {titles()}")

    def start(self, *words):
        process = subprocess.Popen([self.program, *words], cwd=self.folder)
        self.started.append(process)
        return process

    def call(self, *words):
        """Of a program that is expected to end by itself."""
        try:
            return self.start(*words).wait(timeout=60)
        except subprocess.TimeoutExpired:
            return None

    def run(self):
        first = self.start("one.lake.yaml")
        self.expect(wait_for(lambda: shows("one.lake")), "the first program shows its file")
        self.expect(self.call("two.lake.yaml") == 0, "the second ends with 0")
        self.expect(wait_for(lambda: shows("two.lake")), "the first one opens the second's file")
        self.expect(wait_for(lambda: active().startswith("two.lake")), "and shows it in front")
        before = len(titles())
        self.expect(self.call("./one.lake.yaml") == 0, "a file that is open is handed over too")
        self.expect(wait_for(lambda: active().startswith("one.lake")), "it comes to the front")
        self.expect(len(titles()) == before, "in no other window")
        self.expect(self.call() == 0 and wait_for(lambda: "Fairway" in titles()), "without a file: the start page")
        self.ask_meanwhile()
        alone = self.start("--new-instance", "three.lake.yaml")
        self.expect(wait_for(lambda: shows("three.lake")), "--new-instance shows its file")
        self.expect(alone.poll() is None, "in a program of its own")
        first.send_signal(signal.SIGKILL)
        first.wait()
        last = self.start("four.lake.yaml")
        self.expect(wait_for(lambda: shows("four.lake")), "after a crash the next one opens its file itself")
        self.expect(last.poll() is None, "and keeps running")
        self.expect(wait_for(lambda: active() == "Fairway"), "it asks whether to open what was open")
        self.expect(press_until("Escape", lambda: active().startswith("four.lake")), "which is not wanted")
        self.expect(self.call("five.lake.yaml") == 0 and wait_for(lambda: shows("five.lake")), "and takes the next")
        last.terminate()
        last.wait()
        self.start()
        self.expect(wait_for(lambda: active().startswith("five.lake")), "what was open comes back")
        self.expect(press_until("ctrl+Prior", lambda: active().startswith("four.lake")), "all of it")

    def ask_meanwhile(self):
        """A file that is handed over waits for the answer to a question that is open."""
        self.expect(press_until("ctrl+o", lambda: active() == "Open"), "a box is open")  # the toolkit's own
        before = len(titles())
        self.expect(self.call("six.lake.yaml") == 0, "a file is handed over meanwhile")
        self.expect(active() == "Open" and len(titles()) == before, "the box stays in front")
        self.expect(press_until("Escape", lambda: shows("six.lake")), "answered, the file is opened")

    def measure(self):
        """Says how long it took, and ends, whatever the game."""
        for name in ("one.lake.yaml", "mill.river.yaml", "cove.pool.yaml", "thimble.record.yaml"):
            self.expect(self.call("--new-instance", "--measure", name) == 0, f"--measure ends with {name}")

    def recover(self):
        """Work on a document of another game than the one that is opened."""
        state = pathlib.Path(os.environ.get("XDG_STATE_HOME") or f"{os.environ['HOME']}/.local/state")
        former = pathlib.Path(os.environ["HOME"]) / ".fairway-editor"
        for place, name in ((state / "fairway-editor", "one.lake.yaml"), (former, "cove.pool.yaml")):
            place.mkdir(parents=True, exist_ok=True)
            shutil.copy(f"{self.folder}/{name}", place / "untitled-1.recovery")
        program = self.start("--new-instance", "mill.river.yaml")
        for name in ("*Duck Pond", "*Kidney Cove"):  # as the documents are called
            self.expect(wait_for(lambda: active() == "Fairway"), "the work is offered")  # the title of the box
            self.expect(press_until("Return", lambda: shows(name)), f"{name} is recovered")
        self.expect(len(titles()) == 1, "all of them in one window")
        self.expect(press_until("ctrl+Next", lambda: shows("mill.river")), "beside the river, and no tab is empty")
        program.kill()
        program.wait()
        for place in (state / "fairway-editor", former):
            shutil.rmtree(place)  # or the next start would offer it again

    def fault(self):
        """Work is kept at a fault of memory too, but beside the recovery: what is in memory may be damaged."""
        document = pathlib.Path(self.folder) / "seven.lake.yaml"
        recovery, last = pathlib.Path(f"{document}.recovery"), pathlib.Path(f"{document}.recovery.last")

        def is_typed():
            return recovery.exists() and "swan" in recovery.read_text()

        def stamp():
            return (recovery.stat().st_ino, recovery.stat().st_mtime_ns) if recovery.exists() else None

        program = self.start("--new-instance", document.name)
        self.expect(wait_for(lambda: active().startswith("seven.lake")), "its document is shown")
        # From panel to panel until the keyboard is in Properties, whose first row is the name. What is typed there and not
        # confirmed is in no step yet: it is written whenever there is a reason, however young the recovery is.
        for _ in range(6):
            press("shift+F6")
            subprocess.run(["xdotool", "type", "swan"], check=False)
            if wait_for(is_typed, seconds=10):
                break
        self.expect(is_typed() and not last.exists(), "what is typed is in the recovery")
        before = stamp()
        program.send_signal(signal.SIGSEGV)
        self.expect(program.wait(timeout=60) == -signal.SIGSEGV, "a fault of memory ends the program")
        self.expect(stamp() == before, "the recovery is as it was before the fault")
        self.expect(last.exists() and "swan" in last.read_text(), "and beside it is what was on the desk")
        for file in (recovery, last):
            file.unlink(missing_ok=True)
        state = pathlib.Path(os.environ.get("XDG_STATE_HOME") or f"{os.environ['HOME']}/.local/state")
        shutil.rmtree(state / "fairway-editor", ignore_errors=True)  # the note on that work, or the next start would look for it

    def end(self):
        for process in self.started:
            if process.poll() is None:
                process.terminate()
                process.wait()


def main(program, samples):
    if not shutil.which("xdotool"):
        print("skipped: no xdotool")
        return 77
    os.environ.pop("WAYLAND_DISPLAY", None)
    with tempfile.TemporaryDirectory() as folder:
        for name in ("one", "two", "three", "four", "five", "six", "seven"):
            shutil.copy(pathlib.Path(samples) / "lake_race/duck-pond.lake.yaml", f"{folder}/{name}.lake.yaml")
        shutil.copy(pathlib.Path(samples) / "river/mill-race.river.yaml", f"{folder}/mill.river.yaml")
        shutil.copy(pathlib.Path(samples) / "pool/thimble.record.yaml", f"{folder}/thimble.record.yaml")
        shutil.copy(pathlib.Path(samples) / "pool/kidney-cove.pool.yaml", f"{folder}/cove.pool.yaml")
        test = Test(program, folder)
        try:
            test.measure()
            test.recover()
            test.fault()
            test.run()
        finally:
            test.end()
    print("\n".join(test.faults) or "one program for all files")
    return 1 if test.faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
