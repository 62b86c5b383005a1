#!/usr/bin/env python3
"""What tools/mutate knows without building anything: which mutants there are, which room a file belongs to, and that those which
are listed as changing nothing are still in the sources.

    mutate_test.py SOURCE_DIR
"""
import importlib.machinery
import importlib.util
import io
import pathlib
import sys
import tempfile
import unittest
from contextlib import redirect_stdout

TOP = pathlib.Path(sys.argv[1]).resolve()
sys.dont_write_bytecode = True
loader = importlib.machinery.SourceFileLoader("mutate", str(TOP / "tools/mutate"))
mutate = importlib.util.module_from_spec(importlib.util.spec_from_loader("mutate", loader))
sys.modules["mutate"] = mutate
loader.exec_module(mutate)


class Mutate(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.listed = pathlib.Path(scratch.name) / "equal_mutants.txt"
        kept = mutate.EQUAL, mutate.TOP
        self.addCleanup(lambda: (setattr(mutate, "EQUAL", kept[0]), setattr(mutate, "TOP", kept[1])))

    def use(self, source, listed):
        mutate.TOP = self.listed.parent
        mutate.EQUAL = self.listed
        (mutate.TOP / "a.cpp").write_text(source)
        self.listed.write_text(listed)

    def check(self):
        with redirect_stdout(io.StringIO()) as said:
            return mutate.check_equal_mutants(), said.getvalue()

    def test_what_changes_nothing_is_still_in_the_sources(self):
        status, said = self.check()
        self.assertEqual((status, said), (0, ""))

    def test_a_line_that_is_gone_is_reported(self):
        self.use("bool f(int a) {\n  return a < 2;\n}\n", "# why\na.cpp\n  return a <= 2;\n    it is never 2\n")
        self.assertEqual(self.check(), (0, ""))
        self.use("bool f(int a) {\n  return a < 3;\n}\n", "# why\na.cpp\n  return a <= 2;\n    it is never 2\n")
        self.assertEqual(self.check(), (1, "equal_mutants.txt: a.cpp has no such mutant (any more): return a <= 2;\n"))

    def test_each_entry_says_why(self):
        lines = [line for line in mutate.EQUAL.read_text().splitlines() if not line.startswith("#")]
        for line, after in zip(lines, [*lines[1:], ""]):
            if line.startswith("  ") and not line.startswith("    "):
                self.assertTrue(after.startswith("    "), f"no reason is given for {line.strip()}")

    def test_what_is_listed_is_not_drawn(self):
        self.use("bool f(int a) {\n  return a < 2;\n}\n", "a.cpp\n  return a <= 2;\n    it is never 2\n")
        self.assertEqual([mutant.shown() for mutant in mutate.draw(".", ["a.cpp"], 5, 1)], ["return a < 3;"])

    def test_a_file_belongs_to_the_innermost_room(self):
        files = mutate.rooms_of("rules,rules/pool/")
        self.assertTrue(files["rules/pool"] and all(file.startswith("rules/pool/") for file in files["rules/pool"]))
        self.assertFalse(any(file.startswith("rules/pool/") for file in files["rules"]))
        self.assertLessEqual({"system", "rules", "rules/river", "validator/regatta", "editor/model/pool"}, set(mutate.rooms_of("all")))

    def test_comments_and_texts_are_not_changed(self):
        self.use('// a < 1\nconst char* f() { return "a < 1"; }\n', "")
        self.assertEqual(list(mutate.mutants_of("a.cpp")), [])

    def test_a_switch_leaves_what_is_compiled_in_place(self):
        self.use("bool f(int a) {\n  if (a < 2 && a != 1) return true;\n  return false;\n}\n", "")
        text = mutate.switched((mutate.TOP / "a.cpp").read_text(), list(enumerate(mutate.mutants_of("a.cpp"), 1)))
        self.assertIn('#line 1 "a.cpp"\nbool f(int a) {\n', text)
        self.assertEqual(text.count("\n"), 7)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
