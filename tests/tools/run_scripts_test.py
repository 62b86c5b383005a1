#!/usr/bin/env python3
"""How tools/run builds, waits and ends, with programs in place of CMake and the editor that do what the test says.

    run_scripts_test.py SOURCE_DIR
"""
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

TOP = pathlib.Path(sys.argv[1]).resolve()

# Each program writes down that it began, and stays until a file says that it may end. CMake's build starts a compiler, which
# only ends on a signal that reaches it, and then writes that down.
CMAKE = """#!/bin/sh
case "$*" in
  --preset*) mkdir -p build/release; touch build/release/build.ninja; exit 0 ;;
  *"-- -n"*) [ ! -e "$STAGE/built $4" ] || echo "ninja: no work to do."; exit 0 ;;
esac
echo "begin $4" >>"$STAGE/log"
if [ ! -e "$STAGE/built $4" ] && [ -e "$STAGE/slow $4" ]; then
  "$STAGE/compiler" "$4" &
  wait
  [ -e "$STAGE/built $4" ] || exit 1
fi
touch "$STAGE/built $4"
echo "end $4" >>"$STAGE/log"
"""
COMPILER = """#!/bin/sh
trap 'echo "stopped $1" >>"$STAGE/log"; exit 1' TERM
echo "compiles $1" >>"$STAGE/log"
while [ -d "$STAGE" ] && [ ! -e "$STAGE/go on" ]; do sleep 0.02; done
touch "$STAGE/built $1" 2>/dev/null
"""
EDITOR = """#!/bin/sh
trap 'echo "editor stopped" >>"$STAGE/log"; exit 0' TERM
echo "editor $*" >>"$STAGE/log"
while [ -d "$STAGE" ] && [ ! -e "$STAGE/close" ]; do sleep 0.02; done
"""


class Run(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.top = pathlib.Path(scratch.name) / "fairway"
        self.stage = pathlib.Path(scratch.name) / "stage"
        shutil.copytree(TOP / "tools", self.top / "tools")
        self.stage.mkdir()
        self.program(self.stage / "cmake", CMAKE)
        self.program(self.stage / "compiler", COMPILER)
        self.program(self.top / "build/release/bin/fairway-editor", EDITOR)

    @staticmethod
    def program(path, text):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.chmod(0o755)

    def allow(self, name):
        (self.stage / name).touch()

    def log(self):
        log = self.stage / "log"
        return log.read_text().splitlines() if log.exists() else []

    def start(self, *words):
        """tools/run with a display that no program asks for, its words in a file of its own."""
        heard = open(self.stage / f"heard {time.monotonic_ns()}", "w+")
        self.addCleanup(heard.close)
        environment = dict(os.environ, STAGE=str(self.stage), DISPLAY=":none", FAIRWAY_SKIP_INSTALL="1",
                           PATH=f"{self.stage}:{os.environ['PATH']}")
        child = subprocess.Popen([self.top / "tools/run", *words], env=environment, stdout=heard, stderr=heard, text=True)
        child.heard = lambda: pathlib.Path(heard.name).read_text()
        self.addCleanup(self.end, child)
        return child

    @staticmethod
    def end(child):
        if child.poll() is None:
            child.send_signal(signal.SIGTERM)
            child.wait(timeout=60)

    def wait_for(self, holds, what):
        deadline = time.monotonic() + 60  # a failure, not a wait
        while not holds():
            if time.monotonic() > deadline:
                self.fail(f"never: {what}; log: {self.log()}")
            time.sleep(0.01)

    def wait_for_line(self, line):
        self.wait_for(lambda: line in self.log(), line)

    def status(self, child):
        return child.wait(timeout=60)

    def test_opens_the_window_before_the_command_is_built(self):
        self.allow("slow fairway")
        child = self.start("a.lake.yaml")
        self.wait_for_line("editor a.lake.yaml")
        self.wait_for_line("compiles fairway")
        self.assertIn("building the command fairway in the background", child.heard())
        self.allow("go on")
        self.wait_for_line("end fairway")
        self.assertIsNone(child.poll(), "the window is open")
        self.allow("close")
        self.assertEqual(self.status(child), 0)
        self.assertNotIn("stopped fairway", self.log())

    def test_says_nothing_of_a_command_that_is_built(self):
        self.allow("built fairway")
        child = self.start()
        self.wait_for(lambda: any(line.startswith("editor") for line in self.log()), "the editor")
        self.allow("close")
        self.assertEqual(self.status(child), 0)
        self.assertNotIn("background", child.heard())
        self.assertNotIn("begin fairway", self.log())

    def test_ends_with_its_window(self):
        self.allow("slow fairway")
        child = self.start()
        self.wait_for_line("compiles fairway")
        self.allow("close")
        self.assertEqual(self.status(child), 0)
        self.wait_for_line("stopped fairway")
        self.assertIn("the next call goes on", child.heard())

    def test_a_signal_ends_the_build_of_the_editor(self):
        self.allow("slow fairway-editor")
        for number in signal.SIGTERM, signal.SIGINT, signal.SIGHUP:
            with self.subTest(number.name):
                (self.stage / "log").unlink(missing_ok=True)
                child = self.start()
                self.wait_for_line("compiles fairway-editor")
                child.send_signal(number)
                self.assertEqual(self.status(child), 128 + number)
                self.wait_for_line("stopped fairway-editor")
                self.assertNotIn("end fairway-editor", self.log())

    def test_a_signal_ends_the_window_and_the_build_behind_it(self):
        self.allow("slow fairway")
        child = self.start()
        self.wait_for_line("compiles fairway")
        child.send_signal(signal.SIGTERM)
        self.assertEqual(self.status(child), 128 + signal.SIGTERM)
        self.wait_for_line("stopped fairway")
        self.wait_for_line("editor stopped")

    def test_two_do_not_build_at_the_same_time(self):
        self.allow("slow fairway-editor")
        self.allow("built fairway")
        first = self.start("first")
        self.wait_for_line("compiles fairway-editor")
        second = self.start("second")
        self.wait_for(lambda: "waiting for another build" in second.heard(), "the second waits")
        self.assertEqual(self.log(), ["begin fairway-editor", "compiles fairway-editor"])
        self.allow("go on")
        self.wait_for_line("editor second")
        self.wait_for_line("editor first")
        self.assertNotIn("waiting", first.heard())
        self.allow("close")
        self.assertEqual((self.status(first), self.status(second)), (0, 0))

    def test_who_waits_for_another_build_can_be_stopped(self):
        self.allow("slow fairway-editor")
        self.start()
        self.wait_for_line("compiles fairway-editor")
        second = self.start()
        self.wait_for(lambda: "waiting for another build" in second.heard(), "the second waits")
        second.send_signal(signal.SIGINT)
        self.assertEqual(self.status(second), 128 + signal.SIGINT)

    def test_a_build_that_fails_opens_no_window(self):
        self.program(self.stage / "cmake", CMAKE.replace('touch "$STAGE/built $4"', "exit 7"))
        child = self.start()
        self.assertEqual(self.status(child), 7)
        self.assertEqual(self.log(), ["begin fairway-editor"])
        self.assertNotIn("warnings", child.heard())

    def test_warnings_that_a_test_run_made_errors_are_named_when_a_build_fails(self):
        self.program(self.stage / "cmake", CMAKE.replace('touch "$STAGE/built $4"', "exit 7"))
        cache = self.top / "build/release/CMakeCache.txt"
        for value, named in ("ON", True), ("OFF", False):
            cache.write_text(f"//Treat compiler warnings as errors\nFAIRWAY_WARNINGS_AS_ERRORS:BOOL={value}\n")
            child = self.start()
            self.assertEqual(self.status(child), 7)
            self.assertEqual("-DFAIRWAY_WARNINGS_AS_ERRORS=OFF" in child.heard(), named, child.heard())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
