#!/usr/bin/env python3
"""Looks up every word of the documents and of the translations in Hunspell's dictionaries.

    hunspell_test.py SOURCE_DIR

English: the Markdown documents and every text that can be translated. French and German: the translations. Words of our own
stand in `words/LANGUAGE.txt`, one a line; a word there that is used no more is a fault too. What is code is not looked up:
fenced blocks, `code`, links' addresses, placeholders, and words with a digit, an underscore or capitals within.
"""
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
DICTIONARIES = {"en": "en_GB", "fr": "fr", "de": "de_DE"}
QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')
APOSTROPHE = {"fr": " "}  # l'île is two words; in English and German the apostrophe stays: boat's


def markdown_texts(source):
    for file in subprocess.run(["git", "-C", source, "ls-files", "*.md"], capture_output=True, text=True,
                               check=True).stdout.split():
        text = (source / file).read_text()
        text = re.sub(r"^( *)(```|~~~).*?^\1\2$", " ", text, flags=re.S | re.M)
        text = re.sub(r"^(    |\t).*$", " ", text, flags=re.M)  # indented blocks of code
        text = re.sub(r"(`+).*?\1", " ", text, flags=re.S)
        text = re.sub(r"<[^>]*>|\]\([^)]*\)|https?://\S+", " ", text)
        yield text


def catalogue_texts(file, key):
    """The texts of all entries of a catalogue that begin with a key, `msgid` or `msgstr`."""
    for entry in file.read_text().split("\n\n")[1:]:  # the first is the head
        if re.search(r"^#~", entry, re.M):
            continue
        for match in re.finditer(rf'^{key}(?:_plural|\[\d\])? ((?:".*"\n?)+)', entry, re.M):
            text = "".join(QUOTED.findall(match[1]))
            text = re.sub(r"\\[nt]", " ", text).replace('\\"', '"').replace("\\\\", "\\")
            text = re.sub(r"\{\w+\}|%[-+#0-9.]*l*[a-zA-Z]|--[\w-]+|\.\w+\b", " ", text)  # holes, options, endings
            yield text.replace("&", "")


def words(text, language):
    text = text.replace("’", "'").replace("\u00ad", "")
    if language in APOSTROPHE:
        text = text.replace("'", APOSTROPHE[language])
    for word in re.findall(r"[^\W_]+(?:['-][^\W_]+)*", text):
        part = word.removesuffix("'s")
        if not re.search(r"\d|.[A-Z]", part) and len(part) > 1:
            yield part


def unknown(found, language):
    done = subprocess.run(["hunspell", "-d", DICTIONARIES[language], "-i", "UTF-8", "-l"],
                          input="\n".join(sorted(found)) + "\n", capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def main(source):
    texts = {"en": [*markdown_texts(source), *catalogue_texts(source / "editor/translations/de.po", "msgid")]}
    for language in ("fr", "de"):
        texts[language] = list(catalogue_texts(source / f"editor/translations/{language}.po", "msgstr"))
    faults = 0
    for language, told in texts.items():
        found = {word for text in told for word in words(text, language)}
        assert len(found) > 1000, f"{language}: only {len(found)} words were found"
        own = set((HERE / f"words/{language}.txt").read_text().split())
        missing = unknown(found, language)
        for word in sorted(missing - own):
            print(f"{language}: {word} is in no dictionary; if it is right, add it to tests/docs/words/{language}.txt")
        for word in sorted(own - missing):
            print(f"{language}: {word} in tests/docs/words/{language}.txt is used no more, or a dictionary has it")
        faults += len(missing ^ own)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]).resolve()))
