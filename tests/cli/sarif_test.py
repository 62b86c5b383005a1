#!/usr/bin/env python3
"""SARIF reports: what the specification requires, and what review tools make of them.

    sarif_test.py FAIRWAY SOURCE_DIR

A fix that a tool applies as it stands must mend the finding; a fingerprint must outlive lines that move; related
locations must point at the letters of the map.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

FAIRWAY = TOP = None


def report(*files, cwd=None):
    done = subprocess.run([FAIRWAY, "validate", "--format", "sarif", *map(str, files)], cwd=cwd, capture_output=True,
                          text=True, timeout=120)
    return json.loads(done.stdout)["runs"][0]


def lines_of(text):
    return text.split("\n")


def piece(text, region):
    assert region["startLine"] == region["endLine"]
    return lines_of(text)[region["startLine"] - 1][region["startColumn"] - 1:region["endColumn"] - 1]


def applied(text, change):
    """The text with the replacements of one file made, last ones first."""
    lines = lines_of(text)
    order = sorted(change["replacements"], key=lambda r: (-r["deletedRegion"]["startLine"], -r["deletedRegion"]["startColumn"]))
    for replacement in order:
        region = replacement["deletedRegion"]
        at, first, end = region["startLine"] - 1, region["startColumn"] - 1, region["endColumn"] - 1
        lines[at] = lines[at][:first] + replacement["insertedContent"]["text"] + lines[at][end:]
    return "\n".join(lines)


class Sarif(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.findings = TOP / "samples/lake_race/findings"
        cls.run_of_all = report(".", cwd=cls.findings)

    def test_driver_says_where_to_read_more(self):
        self.assertRegex(self.run_of_all["tool"]["driver"]["informationUri"], r"^https?://\S+$")

    def test_members_that_the_specification_requires(self):
        for result in self.run_of_all["results"]:
            self.assertTrue(result["message"]["text"])
            for place in [*result["locations"], *result.get("relatedLocations", [])]:
                region = place["physicalLocation"]["region"]
                self.assertTrue((self.findings / place["physicalLocation"]["artifactLocation"]["uri"]).is_file())
                self.assertGreaterEqual(min(region.values()), 1)
            for place in result.get("relatedLocations", []):
                self.assertTrue(place["message"]["text"])
            for fix in result.get("fixes", []):
                self.assertTrue(fix["description"]["text"])
                self.assertTrue(fix["artifactChanges"])
                for change in fix["artifactChanges"]:
                    self.assertIn("uri", change["artifactLocation"])
                    self.assertTrue(change["replacements"])
                    for replacement in change["replacements"]:
                        self.assertEqual(set(replacement), {"deletedRegion", "insertedContent"})

    def test_fingerprints_tell_the_findings_of_a_file_apart(self):
        seen = set()
        for result in self.run_of_all["results"]:
            [(name, value)] = result["partialFingerprints"].items()
            self.assertEqual(name, "finding/v1")
            self.assertRegex(value, "^[0-9a-f]{16}$")
            file = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
            self.assertNotIn((file, value), seen, result["message"])
            seen.add((file, value))

    def test_fingerprints_outlive_lines_that_move(self):
        text = (self.findings / "G03-full-circle.course.yaml").read_text()
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "a.course.yaml"
            file.write_text(text)
            before = report(file)["results"]
            file.write_text("# A line more.\n# And another.\n" + text)
            after = report(file)["results"]
        self.assertTrue(before)
        self.assertEqual([r["partialFingerprints"] for r in before], [r["partialFingerprints"] for r in after])
        line = "locations", 0, "physicalLocation", "region", "startLine"
        for one, two in zip(before, after):
            for step in line:
                one, two = one[step], two[step]
            self.assertEqual(one + 2, two)

    def test_fixes_mend_what_they_belong_to(self):
        mended = 0
        for result in self.run_of_all["results"]:
            for fix in result.get("fixes", []):
                [change] = fix["artifactChanges"]
                source = self.findings / change["artifactLocation"]["uri"]
                text = applied(source.read_text(), change)
                self.assertNotEqual(text, source.read_text())
                done = subprocess.run([FAIRWAY, "validate", "--format", "sarif", "-"], input=text, cwd=self.findings,
                                      capture_output=True, text=True, timeout=60)
                left = json.loads(done.stdout)["runs"][0]
                self.assertTrue(left["invocations"][0]["executionSuccessful"], done.stderr)
                self.assertNotIn(result["partialFingerprints"], [r["partialFingerprints"] for r in left["results"]])
                mended += 1
        self.assertGreaterEqual(mended, 2)

    def fixes_of(self, *changes):
        text = (self.findings / "G03-full-circle.course.yaml").read_text()
        for old, new in changes:
            self.assertIn(old, text)
            text = text.replace(old, new, 1)
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "a.course.yaml"
            file.write_text(text)
            [result] = [r for r in report(file)["results"] if r["ruleId"] == "G03"]
        return result.get("fixes", []), text

    def test_fixes_replace_quotes_too_and_are_left_out_where_a_place_means_more(self):
        arrow = "arrow: counterclockwise"
        fixes, text = self.fixes_of((arrow, 'arrow: "counterclockwise"'))
        region = fixes[0]["artifactChanges"][0]["replacements"][0]["deletedRegion"]
        self.assertEqual(piece(text, region), '"counterclockwise"')
        self.assertEqual(self.fixes_of((arrow, 'arrow: "counter\\x63lockwise"'))[0], [])  # an escape
        self.assertEqual(self.fixes_of((arrow, "arrow: &turn counterclockwise"))[0], [])
        # The value of an alias stands elsewhere, where it means something else as well.
        name = "name: An arrow that forces a full circle"
        self.assertEqual(self.fixes_of((arrow, "arrow: *turn"), (name, "name: &turn counterclockwise"))[0], [])

    def test_related_locations_are_the_places_of_the_evidence(self):
        pointed = 0
        for result in self.run_of_all["results"]:
            for place in result.get("relatedLocations", []):
                source = self.findings / place["physicalLocation"]["artifactLocation"]["uri"]
                region = place["physicalLocation"]["region"]
                text = source.read_text()
                self.assertRegex(piece(text, region), r"^[^ ]$")
                column, row = re.search(r"cell (\d\d)(\d\d)$", place["message"]["text"]).groups()
                above = [i for i, line in enumerate(lines_of(text), 1) if line.strip().startswith("map:")]
                self.assertEqual(region["startLine"], above[-1] + int(row))
                before = lines_of(text)[region["startLine"] - 1][:region["startColumn"]]
                self.assertEqual(len(before.replace(" ", "")), int(column))
                pointed += 1
        self.assertGreater(pointed, 10)


if __name__ == "__main__":
    FAIRWAY, TOP = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    unittest.main(argv=sys.argv[:1])
