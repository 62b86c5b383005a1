#!/usr/bin/env python3
"""Every sample of a deep check says what its name promises.

    deep_samples_test.py FAIRWAY SOURCE_DIR

`S13-one-lane.regatta.yaml` must trigger S13, `S13-near-neutral.regatta.yaml` must not, and each is judged to its end.
Deep checks solve and race, which the program as people run it does many times as fast as under a sanitizer.
"""
import json
import pathlib
import subprocess
import sys
import unittest

FAIRWAY = str(pathlib.Path(sys.argv[1]).resolve())
SAMPLES = pathlib.Path(sys.argv[2]).resolve() / "samples"


def told(*words):
    done = subprocess.run([FAIRWAY, *map(str, words), "--format", "json"], capture_output=True, text=True, timeout=600)
    return json.loads(done.stdout)


DEEP = {check["code"]: check for check in told("explain")["checks"] if check["command"] == "validate --deep"}


def samples():
    return sorted(file for file in SAMPLES.glob("*/findings/*.yaml") if file.name[:3] in DEEP)


class DeepSamples(unittest.TestCase):
    def judge(self, file):
        """Its code, and whether it is a near miss."""
        code, near = file.name[:3], file.name[3:9] == "-near-"
        report = told("validate", "--deep", file)["files"][0]
        verdicts = {check["code"]: check["verdict"] for check in report["checks"]}
        self.assertEqual(verdicts[code], "holds" if near else "found")
        for finding in report["findings"]:
            if finding["code"] == code:
                self.assertFalse(finding["message"].startswith("Undecided"), finding["message"])
        if file.parent.parent.name == "regatta":  # these are made to find nothing else
            found = {finding["code"] for finding in report["findings"] if finding["severity"] != "info"}
            self.assertEqual(found, set() if near else {code})
            self.assertTrue(not near or "not judged" not in verdicts.values())
        return code, near

    def test_say_what_their_names_promise(self):
        seen = set()
        for file in samples():
            with self.subTest(file.name):
                seen.add(self.judge(file))
        for code, check in DEEP.items():
            if check["severity"] != "info":
                self.assertTrue({(code, False), (code, True)} <= seen, f"{code} has a sample and a near miss")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
