#!/usr/bin/env python3
"""Files and places that mean harm, or only look as if they did.

    hostile_files_test.py FAIRWAY SOURCE_DIR
"""
import os
import pathlib
import pty
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

FAIRWAY = str(pathlib.Path(sys.argv[1]).resolve())
SAMPLES = pathlib.Path(sys.argv[2]).resolve() / "samples/lake_race"
COURSE = SAMPLES / "duck-pond-a.course.yaml"
LAKE = SAMPLES / "duck-pond.lake.yaml"


def run(*words, **more):
    return subprocess.run([FAIRWAY, *map(str, words)], capture_output=True, text=True, timeout=120, **more)


def wait_until_it_waits(process):
    """Until the process sleeps, and goes on sleeping: it waits for what it reads."""
    asleep = 0
    while asleep < 5 and process.poll() is None:
        state = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
        asleep = asleep + 1 if state == "S" else 0
        time.sleep(0.05)


class Scratch(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)

    def put(self, name, content):
        file = self.folder / name
        file.write_text(content)
        return file


class Interrupts(Scratch):
    def ends_on_one_interrupt(self, words, **more):
        with subprocess.Popen([FAIRWAY, *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              **more) as process:
            wait_until_it_waits(process)
            process.send_signal(signal.SIGINT)
            try:
                process.wait(timeout=60)
            except subprocess.TimeoutExpired:
                process.kill()
                self.fail(f"{words} goes on after an interrupt")
            self.assertEqual((process.returncode, process.stderr.read()), (130, b"fairway: stopped\n"), words)

    def test_a_pipe_into_which_nobody_writes(self):
        fifo = self.folder / "a.course.yaml"
        os.mkfifo(fifo)
        for command in "validate", "par", "simulate", "replay", "verify", "courses":
            self.ends_on_one_interrupt([command, fifo])
        self.ends_on_one_interrupt(["fmt", "--check", fifo])
        self.ends_on_one_interrupt(["validate", COURSE, fifo, LAKE])
        self.ends_on_one_interrupt(["export", fifo, "-o", self.folder / "a.svg"])
        self.ends_on_one_interrupt(["import", fifo, "-o", self.folder / "a.yaml"])
        self.ends_on_one_interrupt(["verify", "--merge", fifo])

    def test_standard_input_on_which_nothing_comes(self):
        for words in (["validate", "-"], ["fmt", "-"], ["par", "-"], ["import", "-", "-o", self.folder / "a.yaml"], ["lsp"]):
            self.ends_on_one_interrupt(words, stdin=subprocess.PIPE)

    def test_a_pipe_whose_writer_sleeps(self):
        fifo = self.folder / "a.course.yaml"
        os.mkfifo(fifo)
        keeper = os.open(fifo, os.O_RDWR)
        self.addCleanup(os.close, keeper)
        os.write(keeper, b"fairway: 1\n")
        self.ends_on_one_interrupt(["validate", fifo])

    def test_a_terminal_at_which_nobody_types(self):
        ours, theirs = pty.openpty()
        self.addCleanup(os.close, ours)
        self.addCleanup(os.close, theirs)
        for command in "validate", "par", "verify":
            self.ends_on_one_interrupt([command, "-"], stdin=theirs)


class References(Scratch):
    SECRET = "root:$6$salt$hash-nobody-should-see:19000:0:99999:7:::\ndaemon:*:19000:0\n"

    def course(self, lake, name="a.course.yaml"):
        return self.put(name, f"fairway: 1\nkind: course\nlake: {lake}\nstart: {{at: [5, 4], letter: E}}\n"
                              "buoys:\n  - {at: [9, 4]}\n  - {at: [9, 8]}\n  - {at: [4, 8]}\n")

    def refused(self, reason, *words, **more):
        done = run(*words, **more)
        self.assertEqual(done.returncode, 3, done)
        self.assertIn(reason, done.stderr)
        return done.stderr

    def test_what_is_no_regular_file_is_refused_at_once(self):
        os.mkfifo(self.folder / "pipe.yaml")
        for target, reason in (("pipe.yaml", "not a regular file"), ("/dev/zero", "not a regular file"),
                               ("/dev/stdin", "not a regular file"), (".", "it is a folder")):
            for command in ["validate"], ["par"], ["simulate"], ["export", "-o", self.folder / "a.svg"]:
                self.refused(reason, *command, self.course(target), stdin=subprocess.PIPE)

    def test_nothing_is_told_of_a_file_that_is_no_document(self):
        for text in (self.SECRET, "secret", "- secret\n", "a: [secret", "!secret a", "secret: 1\nsecret: 2\n",
                     "fairwayside: secret\n", "fairway:secret:1\n", "\tsecret: &a *b", "'secret", "{secret: 1}",
                     "# fairway: 1\x00secret", "secret\xff"):
            self.put("shadow", text)
            for file in self.course("shadow"), self.folder / "shadow":
                for command in "validate", "par":
                    done = run(command, file)
                    self.assertEqual(done.returncode, 3, text)
                    self.assertNotIn("secret", done.stdout + done.stderr)
                    self.assertNotIn("nobody", done.stdout + done.stderr)
        self.assertIn("'shadow' is not a Fairway document", run("validate", self.course("shadow")).stderr)

    def test_a_root_keeps_references_in(self):
        inner = self.folder / "inner"
        (inner / "deep").mkdir(parents=True)
        shutil.copy(LAKE, self.folder / "outer.lake.yaml")
        shutil.copy(LAKE, inner / "own.lake.yaml")
        (inner / "link.lake.yaml").symlink_to(self.folder / "outer.lake.yaml")
        (inner / "folder").symlink_to(self.folder)
        reason = "is outside the folder"
        for lake in ("../outer.lake.yaml", self.folder / "outer.lake.yaml", "link.lake.yaml", "folder/outer.lake.yaml",
                     "deep/../../outer.lake.yaml", "/etc/passwd", "/nowhere/at/all.yaml", "../nowhere.yaml"):
            course = self.course(lake, "inner/a.course.yaml")
            for command in ["validate"], ["par"], ["simulate"], ["race", "-o", "-"], ["export", "-o", inner / "a.svg"]:
                self.refused(reason, *command, course, "--root", inner)
            self.assertNotIn("passwd: error: cannot", run("validate", course, "--root", inner).stderr)
        for lake in "own.lake.yaml", "./deep/../own.lake.yaml", inner / "own.lake.yaml":
            course = self.course(lake, "inner/a.course.yaml")
            self.assertLess(run("validate", course, "--root", inner).returncode, 2)
            self.assertLess(run("validate", "a.course.yaml", "--root", ".", cwd=inner).returncode, 2)
        self.assertLess(run("validate", self.course("../outer.lake.yaml", "inner/a.course.yaml")).returncode, 2)
        self.assertEqual(run("validate", course, "--root", self.folder / "nowhere").returncode, 2)


class Outputs(Scratch):
    def test_no_result_is_written_over_its_source(self):
        text = COURSE.read_text().replace("lake: ", f"lake: {SAMPLES}/")
        course = self.put("a.yaml", text)
        (self.folder / "link.yaml").symlink_to("a.yaml")
        (self.folder / "sub").mkdir()
        os.link(course, self.folder / "hard.yaml")
        tmx = self.folder / "m.yaml"
        self.assertEqual(run("export", LAKE, "-o", self.folder / "m.tmx").returncode, 0)
        shutil.copy(self.folder / "m.tmx", tmx)
        calls = [["export", course, "-o", name] for name in
                 (course, "a.yaml", "./a.yaml", "sub/../a.yaml", "link.yaml", "hard.yaml")]
        calls += [["export", "link.yaml", "-o", "a.yaml"], ["race", "a.yaml", "-o", "link.yaml"],
                  ["import", "m.yaml", "-o", "./m.yaml"]]
        before = tmx.read_text()
        for words in calls:
            done = run(*words, cwd=self.folder)
            self.assertEqual(done.returncode, 2, words)
            self.assertIn("would overwrite", done.stderr)
            self.assertTrue(done.stderr.startswith("fairway: "))
            self.assertEqual((course.read_text(), tmx.read_text()), (text, before))
        self.assertEqual(run("export", "a.yaml", "-o", "b.yaml", cwd=self.folder).returncode, 0)

    def test_a_link_to_what_is_not_there_yet_is_followed(self):
        (self.folder / "real").mkdir()
        link = self.folder / "out.yaml"
        link.symlink_to("real/new.yaml")
        self.assertEqual(run("export", COURSE, "-o", link).returncode, 0)
        self.assertTrue(link.is_symlink())
        self.assertIn("kind: course", (self.folder / "real/new.yaml").read_text())


# In the order of a terminal's fear: an escape sequence, a bell, a sequence in one character, and text turned round.
HARM = r"\e[31m\a\x9B\u202E"
RAW = ("\x1b", "\x07", "\x9b", "\u202e")


class HostileNames(Scratch):
    """Names that would colour, ring or turn a terminal, in all documents and commands."""

    def documents(self):
        for game in sorted(SAMPLES.parent.iterdir()):
            for sample in sorted(game.glob("*.yaml")):
                text = re.sub(r"^((?:name|author|notes): )(.*)$",
                              lambda line: line[1] + (line[2] if line[2][:1] in "|>'\"" else f'"{line[2]}{HARM}"'),
                              sample.read_text(), flags=re.M)
                text = re.sub(r"\b(name|buoy): ([A-Za-z][A-Za-z-]*)(?=[,}])",
                              lambda found: f'{found[1]}: "{found[2]}{HARM}"', text)
                copy = self.folder / game.name / sample.name
                copy.parent.mkdir(exist_ok=True)
                copy.write_text(text)
        return sorted(self.folder.glob("*/*.yaml"))

    def harmless(self, *words):
        done = subprocess.run([FAIRWAY, *map(str, words)], capture_output=True, timeout=120, cwd=self.folder)
        said = (done.stdout + done.stderr).decode()
        for harm in RAW:
            self.assertNotIn(harm, said, words)
        return done

    def test_no_command_sends_them_raw(self):
        files = self.documents()
        self.assertTrue(any("\\e[31m" in file.read_text() for file in files))
        self.harmless("validate", *files)
        self.harmless("validate", "--format", "json", *files)
        for file in files:
            self.harmless("fmt", "--check", file)
            self.harmless("print", file, "-o", self.folder / "a.pdf", "--pages", "1")
            if ".record." in file.name:
                self.harmless("replay", file)
                self.harmless("replay", "--format", "json", file)
        self.harmless("courses", self.folder / "lake_race/duck-pond.lake.yaml")
        self.harmless("export", self.folder / "lake_race/duck-pond.lake.yaml", "-o", self.folder / "a.svg")

    def test_nor_names_of_files_and_words_of_the_call(self):
        name = "a\x1b[31m\x07\u202eb.lake.yaml"
        self.put(name, LAKE.read_text())
        self.put("c" + name, "fairway: 1\nkind: lake\n")
        self.harmless("validate", name, "c" + name)
        self.harmless("validate", "--\x1b[31m")
        self.harmless("\x1b[31m")
        self.harmless("export", name, "-o", "a.\x1b[31m")


class LeftOvers(Scratch):
    def test_those_of_a_writer_that_was_killed_are_cleared_by_the_next(self):
        dead = subprocess.Popen(["true"])
        dead.wait()
        gone = self.put(f".a.lake.yaml.{dead.pid}-0.tmp", "half a la")
        kept = [self.put(name, "x") for name in (f".a.lake.yaml.{os.getpid()}-0.tmp", ".a.tmp", "a.1-0.tmp", ".a.x-1.tmp")]
        self.assertEqual(run("new", "lake", "-o", self.folder / "a.lake.yaml").returncode, 0)
        self.assertFalse(gone.exists())
        self.assertTrue(all(file.exists() for file in kept))


class Kills(Scratch):
    def whole_after_each_kill(self, moments, *words):
        """Whatever there is by its own name is a whole document."""
        for moment in moments:
            with subprocess.Popen([FAIRWAY, *map(str, words)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as it:
                time.sleep(moment)
                it.kill()
            files = [file for file in self.folder.rglob("*.yaml") if not file.name.startswith(".")]
            if files:
                done = run("fmt", "--check", *files)
                self.assertEqual(done.returncode, 0, done)

    def test_what_makes_many_documents_leaves_whole_ones(self):
        out = self.folder / "out"
        self.whole_after_each_kill((0.05, 0.3, 0.8, 1.5), "generate", "lake", "--size", "12x10", "--count", 50, "-o", out)
        self.whole_after_each_kill((0.02, 0.05, 0.1, 0.2), "courses", SAMPLES / "morning-mere.lake.yaml", "-o", out)
        self.whole_after_each_kill((0.3, 1, 2), "suggest", COURSE, "--goal", "par=14", "--tries", 10, "-o", out)
        failing = pathlib.Path(sys.argv[2]) / "tests/cli/cases/lake_race/verify_failing/files/pair.tileset.yaml"
        self.whole_after_each_kill((0.05, 0.2, 0.5), "verify", failing, "--failures", out)


class OddFiles(Scratch):
    def test_a_file_that_grows_while_it_is_read(self):
        whole = LAKE.read_text()
        file = self.put("a.lake.yaml", "")
        writer = subprocess.Popen([sys.executable, "-c", "import sys,time\n"
                                   "for _ in range(20):\n"
                                   "  with open(sys.argv[1], 'w') as f:\n"
                                   "    for line in open(sys.argv[2]): f.write(line); f.flush(); time.sleep(0.002)\n",
                                   file, LAKE])
        statuses = set()
        while writer.poll() is None:
            done = run("validate", file)
            statuses.add(done.returncode)
            self.assertNotIn("internal error", done.stderr)
        self.assertLessEqual(statuses, {0, 1, 3})
        self.assertEqual(file.read_text(), whole)
        self.assertEqual(run("validate", file).returncode, 0)

    def test_what_cannot_be_replaced_is_not_formatted(self):
        pipe = self.folder / "pipe"
        os.mkfifo(pipe)
        done = run("fmt", pipe)
        self.assertEqual(done.returncode, 3)
        self.assertIn("is not a regular file", done.stderr)

    def test_wide_encodings_are_named(self):
        for encoding in ("utf-16", "utf-16-le", "utf-16-be", "utf-32"):
            file = self.folder / "a.lake.yaml"
            file.write_bytes(LAKE.read_text().encode(encoding))
            done = run("validate", file)
            self.assertEqual(done.returncode, 3)
            self.assertIn("save it as UTF-8", done.stderr, encoding)

    def test_a_folder_that_cannot_be_read_is_an_error(self):
        self.put("a.lake.yaml", LAKE.read_text())
        closed = self.folder / "closed"
        closed.mkdir()
        os.chmod(self.folder, 0o755)
        os.chmod(closed, 0)
        self.addCleanup(os.chmod, closed, 0o755)
        other = {"user": 65534} if os.geteuid() == 0 else {}
        try:
            done = run("validate", "-q", self.folder, **other)
        except PermissionError:
            if os.environ.get("FAIRWAY_NO_SKIPS"):
                self.fail("another user may not run the program, and FAIRWAY_NO_SKIPS is set")
            self.skipTest("another user may not run the program")
        self.assertEqual(done.returncode, 3, done)
        self.assertIn("closed: error: the folder cannot be read", done.stderr)


class Memory(Scratch):
    """Texts of the greatest size, with the worst there is in them, in a third of a gigabyte."""

    def refused_in_little_memory(self, reason, *words):
        def limit():
            resource.setrlimit(resource.RLIMIT_DATA, (350 << 20, 350 << 20))
        done = run(*words, preexec_fn=limit)
        self.assertEqual(done.returncode, 3, done)
        self.assertIn(reason, done.stderr)

    @unittest.skipIf(os.environ.get("FAIRWAY_SANITIZED"), "sanitizers take memory of their own")
    def test_brackets_and_elements_without_end(self):
        most = 15 << 20
        for name, text, reason in (("deep.json", "[" * most, "200 deep"), ("wide.json", "[" + "[]," * (most // 3), "lists"),
                                   ("texts.json", "[" + "\"\"," * (most // 3), "texts")):
            self.refused_in_little_memory(reason, "export", COURSE, "-o", self.folder / "a.svg", "--heat",
                                          self.put(name, text))
        for name, text, reason in (("a.tmx", "<map>" + "<a/>" * (most // 4), "600000 elements"),
                                   ("b.tmx", "<map>" + "<a b='' c=''/>" * (most // 14), "elements"),
                                   ("a.tmj", "[" * most, "200 deep"), ("b.tmj", "[" + "{}," * (most // 3), "lists")):
            self.refused_in_little_memory(reason, "import", self.put(name, text), "-o", self.folder / "b.yaml")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
