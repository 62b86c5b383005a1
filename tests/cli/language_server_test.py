#!/usr/bin/env python3
"""Speaks to `fairway lsp` as an editor does, and as none should.

    language_server_test.py FAIRWAY SOURCE_DIR
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

FAIRWAY = str(pathlib.Path(sys.argv[1]).resolve())
SAMPLES = pathlib.Path(sys.argv[2]).resolve() / "samples"


def framed(message):
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def messages_in(data):
    """All messages of an output; nothing else may be in it."""
    found = []
    while data:
        head, _, data = data.partition(b"\r\n\r\n")
        length = int(head.removeprefix(b"Content-Length: "))
        found.append(json.loads(data[:length]))
        data = data[length:]
    return found


class Session:
    """What an editor would send, collected; `talk` sends it and returns the answers by id, and the diagnostics by name."""

    def __init__(self, folder, **options):
        self.folder = folder
        self.sent = []
        self.count = 0
        self.ask("initialize", {"capabilities": {}, "initializationOptions": options})
        self.tell("initialized", {})

    def tell(self, method, params):
        self.sent.append(framed({"jsonrpc": "2.0", "method": method, "params": params}))

    def ask(self, method, params):
        self.count += 1
        self.sent.append(framed({"jsonrpc": "2.0", "id": self.count, "method": method, "params": params}))
        return self.count

    def document(self, name):
        return {"uri": (self.folder / name).as_uri()}

    def open(self, name, text=None):
        text = (self.folder / name).read_text() if text is None else text
        self.tell("textDocument/didOpen", {"textDocument": {**self.document(name), "languageId": "yaml", "version": 1, "text": text}})

    def change(self, name, text, version=2):
        self.tell("textDocument/didChange", {"textDocument": {**self.document(name), "version": version},
                                             "contentChanges": [{"text": text}]})

    def at(self, method, name, line, character, **more):
        return self.ask("textDocument/" + method, {"textDocument": self.document(name),
                                                   "position": {"line": line, "character": character}, **more})

    def on(self, method, name, **more):
        return self.ask("textDocument/" + method, {"textDocument": self.document(name), **more})

    def talk(self, *words):
        self.ask("shutdown", None)
        self.tell("exit", None)
        done = subprocess.run([FAIRWAY, "lsp", *words], input=b"".join(self.sent), capture_output=True, timeout=300)
        assert done.returncode == 0, done
        assert not done.stderr, done.stderr
        answers, diagnostics = {}, {}
        for message in messages_in(done.stdout):
            if "id" in message:
                answers[message["id"]] = message
            else:
                assert message["method"] == "textDocument/publishDiagnostics", message
                name = pathlib.Path(message["params"]["uri"]).name
                diagnostics.setdefault(name, []).append(message["params"]["diagnostics"])
        return answers, diagnostics


def applied(text, edits):
    """The text after edits that do not overlap, by places as the protocol counts them."""
    def offset(place):
        lines = text.splitlines(keepends=True)
        units = "".join(lines[:place["line"]])
        line = lines[place["line"]] if place["line"] < len(lines) else ""
        return len(units) + len(line.encode("utf-16-le")[:2 * place["character"]].decode("utf-16-le"))
    for edit in sorted(edits, key=lambda edit: -offset(edit["range"]["start"])):
        text = text[:offset(edit["range"]["start"])] + edit["newText"] + text[offset(edit["range"]["end"]):]
    return text


class Served(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name).resolve()
        for game in ("lake_race", "regatta", "river", "pool"):
            for file in (SAMPLES / game).glob("*.yaml"):
                shutil.copy(file, self.folder)

    def line_of(self, name, start):
        for number, line in enumerate((self.folder / name).read_text().splitlines()):
            if line.startswith(start):
                return number
        raise AssertionError(f"{name} has no line {start}")


class Findings(Served):
    def test_they_are_those_of_validate(self):
        names = sorted(file.name for file in self.folder.glob("*.yaml"))
        for folder in ("lake_race", "river", "pool", "regatta"):
            for file in sorted((SAMPLES / folder / "findings").glob("*.yaml"))[:25]:
                shutil.copy(file, self.folder / f"found-{folder}-{file.name}")
                for other in (SAMPLES / folder / "findings").glob("*.yaml"):
                    if not (self.folder / other.name).exists():
                        shutil.copy(other, self.folder)
                names.append(f"found-{folder}-{file.name}")
        session = Session(self.folder)
        for name in names:
            session.open(name)
        _, diagnostics = session.talk()
        done = subprocess.run([FAIRWAY, "validate", "--format", "json", *names], capture_output=True, text=True, cwd=self.folder)
        report = {file["file"]: file for file in json.loads(done.stdout)["files"]}
        number = {"error": 1, "warning": 2, "info": 3}
        compared = 0
        for name in names:
            if name not in report:  # what it refers to is elsewhere
                self.assertEqual({d["code"] for d in diagnostics[name][-1]}, {"document"}, name)
                continue
            wanted = sorted((f["code"], number[f["severity"]], f["message"], f["line"]) for f in report[name]["findings"]
                            if not f.get("waived") and f["severity"] in number)
            found = sorted((d["code"], d["severity"], d["message"], d["range"]["start"]["line"] + 1)
                           for d in diagnostics[name][-1])
            self.assertEqual([w[:3] for w in wanted], [f[:3] for f in found], name)
            self.assertEqual([w[3] for w in wanted], [f[3] for f in found], name)
            compared += len(found)
        self.assertGreater(compared, 60)

    def test_faults_of_the_text_have_their_place(self):
        text = (self.folder / "duck-pond.lake.yaml").read_text()
        session = Session(self.folder)
        session.open("duck-pond.lake.yaml", text.replace("stagger: odd", "stagger: 😀odd, wrong"))
        _, diagnostics = session.talk()
        (fault,) = diagnostics["duck-pond.lake.yaml"][-1]
        self.assertEqual((fault["code"], fault["source"], fault["severity"]), ("document", "fairway", 1))
        self.assertIn("stagger: expected", fault["message"])
        line = self.line_of("duck-pond.lake.yaml", "stagger")
        self.assertEqual(fault["range"], {"start": {"line": line, "character": 9}, "end": {"line": line, "character": 14}},
                         "an emoji is two units")

    def test_unsaved_texts_count_and_references_follow_them(self):
        lake = (self.folder / "duck-pond.lake.yaml").read_text()
        session = Session(self.folder)
        session.open("duck-pond-a.course.yaml")
        session.open("duck-pond.lake.yaml", lake.replace("# # . .", "# # o .", 1))
        hovered = session.at("hover", "duck-pond-a.course.yaml", 0, 0)
        session.change("duck-pond.lake.yaml", lake)
        answers, diagnostics = session.talk()
        self.assertIn("result", answers[hovered])
        self.assertNotIn("document", [d["code"] for d in diagnostics["duck-pond-a.course.yaml"][-1]])
        session = Session(self.folder)
        session.open("duck-pond-a.course.yaml")
        session.open("duck-pond.lake.yaml", lake.replace("# # . .", "# # o .", 1))
        _, diagnostics = session.talk()
        self.assertEqual([d["code"] for d in diagnostics["duck-pond-a.course.yaml"][-1]], ["document"])

    def test_what_is_closed_has_none_and_other_yaml_is_left_alone(self):
        session = Session(self.folder)
        session.open("duck-pond.lake.yaml")
        session.tell("textDocument/didClose", {"textDocument": session.document("duck-pond.lake.yaml")})
        session.open("else.yaml", "some: [other, yaml\n")
        _, diagnostics = session.talk()
        self.assertEqual(diagnostics["duck-pond.lake.yaml"][-1], [])
        self.assertEqual(diagnostics["else.yaml"], [[]])

    def test_deep_ones_come_on_save_if_asked(self):
        for deep in (False, True):
            with subprocess.Popen([FAIRWAY, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
                session = Session(self.folder, deep=deep)
                session.open("duck-pond-a.course.yaml")
                session.tell("textDocument/didSave", {"textDocument": session.document("duck-pond-a.course.yaml")})
                server.stdin.write(b"".join(session.sent))
                server.stdin.flush()
                codes = []
                while not deep or "F01" not in codes:
                    length = int(server.stdout.readline().split()[1])
                    server.stdout.readline()
                    message = json.loads(server.stdout.read(length))
                    if "params" not in message:
                        continue
                    codes = [d["code"] for d in message["params"]["diagnostics"]]
                    if not deep:
                        break
                self.assertEqual("F01" in codes, deep)
                server.stdin.close()
                self.assertEqual(server.wait(timeout=60), 1)


class Actions(Served):
    def mended(self, name, text=None):
        """The texts that each action makes of a document, by title."""
        session = Session(self.folder)
        session.open(name, text)
        asked = session.on("codeAction", name, range={"start": {"line": 0, "character": 0}, "end": {"line": 10**6, "character": 0}},
                           context={"diagnostics": []})
        answers, _ = session.talk()
        text = (self.folder / name).read_text() if text is None else text
        texts = {}
        for action in answers[asked]["result"]:
            self.assertEqual(action["kind"], "quickfix")
            if "edit" in action:
                (edits,) = action["edit"]["changes"].values()
                texts[action["title"]] = (applied(text, edits), action.get("isPreferred"))
            else:
                texts[action["title"]] = (None, action["disabled"]["reason"])
        return texts

    def codes(self, name):
        done = subprocess.run([FAIRWAY, "validate", "--format", "json", name], capture_output=True, text=True, cwd=self.folder)
        return [f["code"] for f in json.loads(done.stdout)["files"][0].get("findings", []) if not f.get("waived")]

    def test_fixes_and_waivers_remove_their_finding(self):
        tried = 0
        for file in sorted((SAMPLES / "lake_race/findings").glob("*.course.yaml"))[:60]:
            for other in (SAMPLES / "lake_race/findings").glob("*.yaml"):
                if not (self.folder / other.name).exists():
                    shutil.copy(other, self.folder)
            before = self.codes(file.name)
            for title, (text, preferred) in self.mended(file.name).items():
                self.assertIsNotNone(text, title)
                code = title.removeprefix("Waive ").split(":")[0].split()[0]
                original = (self.folder / file.name).read_text()
                (self.folder / file.name).write_text(text)
                self.assertLess(self.codes(file.name).count(code), before.count(code), f"{file.name}: {title}")
                (self.folder / file.name).write_text(original)
                self.assertEqual(preferred is None, title.startswith("Waive"))
                tried += 1
        self.assertGreater(tried, 8)

    def test_a_comment_that_would_be_lost_is_named(self):
        file = SAMPLES / "lake_race/findings" / "C05-wrong-way.course.yaml"
        for other in (SAMPLES / "lake_race/findings").glob("*.yaml"):
            shutil.copy(other, self.folder)
        text = file.read_text().rstrip("\n") + "  # mine\n"
        waivers = {title: made for title, made in self.mended(file.name, text).items() if title.startswith("Waive")}
        self.assertTrue(waivers)
        for made, reason in waivers.values():
            self.assertIsNone(made)
            self.assertIn("would be lost", reason)

    def test_formatting_is_that_of_fmt(self):
        for name in ("duck-pond.lake.yaml", "harbour.regatta.yaml", "up-the-river.river.yaml", "hotel-lido.pool.yaml"):
            text = (self.folder / name).read_text()
            untidy = text.replace("author: Fairway\n", "author:   'Fairway'\n").rstrip("\n") + "\n\n\n"
            session = Session(self.folder)
            session.open(name, untidy)
            asked = session.on("formatting", name, options={"tabSize": 2, "insertSpaces": True})
            answers, _ = session.talk()
            self.assertEqual(applied(untidy, answers[asked]["result"]), text, name)
            session = Session(self.folder)
            session.open(name)
            asked = session.on("formatting", name, options={})
            self.assertEqual(session.talk()[0][asked]["result"], [])


class Words(Served):
    def hovered(self, name, line, character, **options):
        session = Session(self.folder, **options)
        session.open(name)
        asked = session.at("hover", name, line, character)
        result = session.talk()[0][asked]["result"]
        return result and result["contents"]["value"]

    def test_every_key_of_every_sample_is_explained(self):
        for file in sorted(self.folder.glob("*.yaml")):
            session = Session(self.folder)
            session.open(file.name)
            asked = {}
            for number, line in enumerate(file.read_text().splitlines()):
                if line[:1].isalpha() and ":" in line:
                    asked[session.at("hover", file.name, number, 1)] = line
            answers, _ = session.talk()
            self.assertTrue(asked)
            for identity, line in asked.items():
                self.assertIsNotNone(answers[identity]["result"], f"{file.name}: {line}")

    def test_keys_values_and_checks_are_explained(self):
        self.assertIn("odd", self.hovered("duck-pond.lake.yaml", self.line_of("duck-pond.lake.yaml", "stagger"), 3))
        kind = self.hovered("duck-pond-a.course.yaml", self.line_of("duck-pond-a.course.yaml", "kind"), 8)
        self.assertIn("route", kind)
        self.assertIn("X01", kind)
        (self.folder / "waived.lake.yaml").write_text(
            (self.folder / "duck-pond.lake.yaml").read_text() + "waive:\n  - {code: L04, why: wanted}\n")
        self.assertIn("Why it matters", self.hovered("waived.lake.yaml", self.line_of("waived.lake.yaml", "  - {code"), 13))

    def completed(self, name, text):
        """What is offered at the | of a text."""
        before, _, after = text.partition("|")
        session = Session(self.folder)
        session.open(name, before + after)
        lines = before.split("\n")
        asked = session.at("completion", name, len(lines) - 1, len(lines[-1]))
        return {item["label"]: item for item in session.talk()[0][asked]["result"]}

    def test_keys(self):
        offered = self.completed("new.lake.yaml", "fairway: 1\nkind: lake\nstr|\n")
        self.assertIn("strip", offered)
        self.assertIn("slots", offered)
        self.assertNotIn("kind", offered, "it is written already")
        self.assertEqual(offered["strip"]["insertText"], "strip: ")
        self.assertTrue(offered["strip"]["documentation"])
        self.assertIn("letter", self.completed("new.lake.yaml", "fairway: 1\nkind: lake\nslots:\n  - {race: A, |\n"))
        self.assertNotIn("map", self.completed("new.lake.yaml", "fairway: 1\nkind: lake\ntiles:\n  set: x\n|\n"),
                         "a lake of tiles has no map of its own")
        self.assertEqual(set(self.completed("empty.yaml", "|")), {"fairway", "kind"})

    def test_values(self):
        self.assertIn("odd", self.completed("new.lake.yaml", "fairway: 1\nkind: lake\nstagger: |\n"))
        self.assertIn("NW", self.completed("new.lake.yaml", "fairway: 1\nkind: lake\nslots:\n  - {race: A, letter: |}\n"))
        self.assertLessEqual({"lake", "river", "pool", "deck", "record"}, set(self.completed("new.yaml", "fairway: 1\nkind: |\n")))
        self.assertIn("duck-pond.lake.yaml", self.completed("new.course.yaml", "fairway: 1\nkind: course\nlake: |\n"))
        turns = "fairway: 1\nkind: record\ngame: regatta\nregatta: harbour.regatta.yaml\nturns:\n  - {seat: 1, |}\n"
        self.assertIn("heave", self.completed("new.record.yaml", turns))
        self.assertNotIn("boat", self.completed("new.record.yaml", turns), "that is the river's")

    def test_names_of_other_documents(self):
        self.assertIn("heron", self.completed("new.lake.yaml", "fairway: 1\nkind: lake\ntiles:\n  set: classic.tileset.yaml\n"
                                              "  side: dark\n  layout:\n    - [|]\n"))
        regatta = (self.folder / "harbour.regatta.yaml").read_text()
        self.assertEqual(set(self.completed("harbour.regatta.yaml", regatta.replace("buoy: red,", "buoy: |,", 1))), {"red", "green"})
        record = (self.folder / "kitchen-two.record.yaml").read_text()
        self.assertIn("s88-cloud", self.completed("kitchen-two.record.yaml", record.replace("{card: s88,", "{card: |,", 1)))


class Navigation(Served):
    def test_from_a_reference_to_its_document(self):
        session = Session(self.folder)
        session.open("duck-pond-a.course.yaml")
        line = self.line_of("duck-pond-a.course.yaml", "lake")
        asked = session.at("definition", "duck-pond-a.course.yaml", line, 8)
        nowhere = session.at("definition", "duck-pond-a.course.yaml", 0, 0)
        answers, _ = session.talk()
        self.assertEqual(answers[asked]["result"]["uri"], (self.folder / "duck-pond.lake.yaml").as_uri())
        self.assertIsNone(answers[nowhere]["result"])

    def test_from_a_name_to_where_it_is_given(self):
        session = Session(self.folder)
        session.open("morning-mere.lake.yaml")
        line = self.line_of("morning-mere.lake.yaml", "    - [perch@180")
        asked = session.at("definition", "morning-mere.lake.yaml", line, 8)
        used = session.at("references", "morning-mere.lake.yaml", line, 8, context={"includeDeclaration": True})
        answers, _ = session.talk()
        self.assertEqual(answers[asked]["result"]["uri"], (self.folder / "classic.tileset.yaml").as_uri())
        files = {pathlib.Path(place["uri"]).name for place in answers[used]["result"]}
        self.assertLessEqual({"classic.tileset.yaml", "morning-mere.lake.yaml", "glass-narrows.lake.yaml", "reedwater.lake.yaml"}, files)

    def renamed(self, name, line, character, to):
        session = Session(self.folder)
        session.open(name)
        asked = session.at("rename", name, line, character, newName=to)
        return session.talk()[0][asked]

    def test_a_tile_is_renamed_everywhere(self):
        line = self.line_of("morning-mere.lake.yaml", "    - [perch@180")
        changes = self.renamed("morning-mere.lake.yaml", line, 8, "bass")["result"]["changes"]
        before = self.codes()
        for uri, edits in changes.items():
            file = pathlib.Path(uri.removeprefix("file://"))
            file.write_text(applied(file.read_text(), edits))
        self.assertIn("bass@180", (self.folder / "morning-mere.lake.yaml").read_text())
        self.assertEqual((self.folder / "classic.tileset.yaml").read_text().count("bass:"), 2)
        self.assertEqual(self.codes(), before, "nothing else has changed")

    def codes(self):
        files = sorted(file.name for file in self.folder.glob("*.lake.yaml"))
        done = subprocess.run([FAIRWAY, "validate", "--format", "json", *files], capture_output=True, text=True, cwd=self.folder)
        return [(file["file"], [f["code"] for f in file["findings"]]) for file in json.loads(done.stdout)["files"]]

    def test_a_card_is_renamed_in_deck_and_records(self):
        line = self.line_of("classic.deck.yaml", "  - {id: t60,")
        changes = self.renamed("classic.deck.yaml", line, 9, "right60")["result"]["changes"]
        names = {pathlib.Path(uri).name for uri in changes}
        self.assertLessEqual({"classic.deck.yaml", "harbour-four.record.yaml"}, names)
        for uri, edits in changes.items():
            file = pathlib.Path(uri.removeprefix("file://"))
            file.write_text(applied(file.read_text(), edits))
        done = subprocess.run([FAIRWAY, "replay", "harbour-four.record.yaml"], capture_output=True, text=True, cwd=self.folder)
        self.assertEqual(done.returncode, 0, done)

    def test_a_name_that_is_taken_or_none_is_refused(self):
        line = self.line_of("classic.deck.yaml", "  - {id: t60,")
        for wrong in ("t45", "a b: c", "{"):
            self.assertIn("error", self.renamed("classic.deck.yaml", line, 9, wrong), wrong)
        self.assertIn("error", self.renamed("classic.deck.yaml", 0, 0, "x"))

    def test_the_outline_has_the_keys_and_what_they_hold(self):
        session = Session(self.folder)
        session.open("harbour.regatta.yaml")
        asked = session.on("documentSymbol", "harbour.regatta.yaml")
        symbols = {symbol["name"]: symbol for symbol in session.talk()[0][asked]["result"]}
        self.assertLessEqual({"fairway", "kind", "buoys", "round"}, set(symbols))
        self.assertEqual([child["name"] for child in symbols["buoys"]["children"]], ["red", "green"])
        for symbol in symbols.values():
            self.assertLessEqual(symbol["range"]["start"]["line"], symbol["selectionRange"]["start"]["line"])


class Abuse(Served):
    def served(self, data, status):
        done = subprocess.run([FAIRWAY, "lsp"], input=data, capture_output=True, timeout=120)
        self.assertEqual(done.returncode, status, done)
        self.assertNotIn(b"internal error", done.stderr)
        return messages_in(done.stdout)

    def test_broken_heads_end_it(self):
        for data in (b"hello\n", b"Content-Length: x\r\n\r\n", b"Content-Length: -5\r\n\r\n{}", b"Content-Length: 99999999999999\r\n\r\n",
                     b"Content-Length: 20\r\n\r\n{}", b"X: 1\r\n\r\n{}", b"Content-Length: 5", b"A" * 100000, b"a: b\n" * 1000):
            self.served(data, 3)

    def test_odd_messages_are_answered_and_it_goes_on(self):
        start = framed({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {}})
        odd = [b"", b"nonsense", b"[]", b"7", b"null", b'"text"', b"{}", b'{"id": 5}', b'{"id": {"a": 1}, "method": 7}',
               b'{"id": 1, "method": "no/such"}', b'{"method": "no/such"}', b'{"id": 2, "method": "textDocument/hover"}',
               b'{"id": 3, "method": "textDocument/hover", "params": {"textDocument": {"uri": "http://x/y"}}}',
               b'{"method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file:///%zz%4", "text": 5}}}',
               b'{"method": "textDocument/didChange", "params": {"contentChanges": [1, {}]}}',
               b'{"method": "$/cancelRequest", "params": {"id": 1}}', b'{"id": 1, "result": 5}', b"[" * 100000]
        end = framed({"jsonrpc": "2.0", "id": "end", "method": "shutdown"}) + framed({"jsonrpc": "2.0", "method": "exit"})
        answers = self.served(start + b"".join(map(framed, odd)) + end, 0)
        self.assertEqual(answers[-1], {"jsonrpc": "2.0", "id": "end", "result": None})
        self.assertTrue(any(answer.get("error", {}).get("code") == -32601 for answer in answers))
        self.assertTrue(any(answer.get("error", {}).get("code") == -32700 for answer in answers))

    def test_requests_before_the_first_and_after_the_last(self):
        early = framed({"id": 1, "method": "textDocument/hover", "params": {}})
        (answer,) = self.served(early + framed({"method": "exit"}), 1)
        self.assertEqual(answer["error"]["code"], -32002)
        self.served(b"", 1)

    def test_places_that_are_nowhere(self):
        text = (self.folder / "duck-pond.lake.yaml").read_text()
        session = Session(self.folder)
        session.open("duck-pond.lake.yaml")
        for method in ("hover", "completion", "definition", "references"):
            for line, character in ((10**9, 0), (0, 10**9), (3, 10**6), (len(text.splitlines()), 0)):
                session.at(method, "duck-pond.lake.yaml", line, character)
        for broken in ("", "\n", "fairway", "fairway: 1\nkind: lake\n" + "[" * 5000, "\ufeff", "a: &a [*a]\n", text.replace("\n", "\r\n")):
            session.change("duck-pond.lake.yaml", broken)
            for method in ("hover", "completion", "definition", "references"):
                session.at(method, "duck-pond.lake.yaml", 1, 3)
            session.on("documentSymbol", "duck-pond.lake.yaml")
            session.on("formatting", "duck-pond.lake.yaml")
            session.on("codeAction", "duck-pond.lake.yaml", range={"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}})
            session.at("rename", "duck-pond.lake.yaml", 1, 3, newName="x")
        session.talk()

    def test_every_prefix_of_a_document(self):
        text = (self.folder / "harbour.regatta.yaml").read_text()
        session = Session(self.folder)
        session.open("harbour.regatta.yaml")
        for end in range(0, len(text), 7):
            lines = text[:end].split("\n")
            session.change("harbour.regatta.yaml", text[:end])
            session.at("completion", "harbour.regatta.yaml", len(lines) - 1, len(lines[-1]))
            session.at("hover", "harbour.regatta.yaml", len(lines) - 1, max(len(lines[-1]) - 1, 0))
        session.talk()

    def test_a_root_keeps_references_in(self):
        inside = self.folder / "inside"
        inside.mkdir()
        shutil.copy(self.folder / "duck-pond-a.course.yaml", inside)
        (inside / "out.course.yaml").write_text((inside / "duck-pond-a.course.yaml").read_text().replace("lake: ", "lake: ../"))
        session = Session(inside)
        session.open("out.course.yaml")
        _, diagnostics = session.talk("--root", str(inside))
        self.assertIn("cannot be read", diagnostics["out.course.yaml"][-1][0]["message"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
