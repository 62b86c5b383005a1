#!/usr/bin/env python3
"""Manual pages and completions tell what --help tells, and bash really completes.

    manual_test.py FAIRWAY

Everything is asked of the program: a new command or option is tested without being named here. Where a checker is missing
(mandoc, zsh, fish), the rest is tested, and the end is 77 (skipped).
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

CHECKERS = ("mandoc", "zsh", "fish")


def run(*words, **more):
    return subprocess.run(words, capture_output=True, text=True, timeout=60, **more)


def help_of(fairway, *command):
    return run(fairway, *command, "--help", env={**os.environ, "COLUMNS": "1000"}).stdout


def commands_in(text):
    return re.findall(r"^  ([a-z][\w-]*) ", text.split("Commands:\n")[1].split("\n\n")[0], re.M)


def options_in(text):
    """The names of each option, and its choices (none: any value, or a flag): those of all games that know it."""
    found = {}
    for line in re.findall(r"^  (-.*)$", text, re.M):
        parts = re.match(r"(-[^\s,]+(?:, -[^\s,]+)*)(?: (\S+))?", line) # what is one blank away is its value
        choices = parts[2].split("|") if "|" in (parts[2] or "") else []
        known = found.setdefault(tuple(parts[1].split(", ")), [])
        known += [choice for choice in choices if choice not in known]
    return [(list(names), choices) for names, choices in found.items()]


def arguments_in(text):
    part = re.search(r"^Arguments:\n((?:  .*\n)+)", text, re.M)
    return re.findall(r"^  ([A-Z]+) ", part[1], re.M) if part else []


def read_page(file):
    return file.read_text().replace("\\-", "-").replace("\\fB", "").replace("\\fI", "").replace("\\fR", "")


def page_faults(folder, command, text):
    file = folder / "man1" / ("-".join(["fairway", *command]) + ".1")
    if not file.exists():
        return [f"{file.name} is missing"]
    page = read_page(file)
    faults = []
    for names, choices in options_in(text):
        tag = f".TP\n{', '.join(names)}" + (" " + "|".join(choices) if choices else "")
        if tag not in page:
            faults.append(f"{file.name} does not have {tag!r}")
    faults += [f"{file.name} does not have {name}" for name in arguments_in(text) if f".TP\n{name}\n" not in page]
    if "Examples:" in text and ".SH EXAMPLES" not in page:
        faults.append(f"{file.name} has no examples")
    if shutil.which("mandoc"):
        lint = run("mandoc", "-T", "lint", "-W", "error", str(file))
        faults += [lint.stdout] if lint.returncode else []
    return faults


def bash_completes(folder, *words):
    """What bash offers for the last of the words."""
    script = ('source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _fairway; '
              'printf "%s\\n" "${COMPREPLY[@]}"')
    done = run("bash", "-c", script, "bash", str(folder / "bash/fairway"), "fairway", *words)
    if done.returncode or done.stderr:
        return ["bash: " + done.stderr]
    return done.stdout.split()


def bash_faults(folder, command, text):
    faults = []

    def expect(wanted, *words):
        got = bash_completes(folder, *command, *words)
        if sorted(got) != sorted(wanted):
            faults.append(f"bash completes {' '.join([*command, *words])!r} to {got}, not {wanted}")

    options = options_in(text)
    expect([name for names, _ in options for name in names], "-")
    for names, choices in options:
        for name in names if choices else []:
            expect(choices, name, "")
            expect([c for c in choices if c.startswith(choices[-1][0])], name, choices[-1][0])
            expect(choices, name, "=")
            expect([choices[0]], name, "=", choices[0])
    return faults


def part_of(text, shell, command):
    """What a completion says of one command; of the program itself, what stands before all commands."""
    if shell == "zsh":
        parts = re.split(r"^        ([\w-]+)\)\n", text, flags=re.M)
        return dict(zip(parts[1::2], parts[2::2])).get(command[0], "") if command else parts[0]
    where = f"'__fish_seen_subcommand_from {command[0]}'" if command else "__fish_use_subcommand"
    return "\n".join(line for line in text.splitlines() if f"-n {where} " in line)


def shell_faults(folder, command, text):
    faults = []
    zsh = part_of((folder / "zsh/_fairway").read_text(), "zsh", command)
    fish = part_of((folder / "fish/fairway.fish").read_text(), "fish", command)
    for names, choices in options_in(text):
        for name in names:
            if not re.search(rf"[,{{)'*]{re.escape(name)}[+=]?[,}}']", zsh):
                faults.append(f"zsh does not know {command} {name}")
            word = f" -l {name[2:]} " if name.startswith("--") else f" -s {name[1:]} "
            if word not in fish:
                faults.append(f"fish does not know {command} {name}")
        if choices and (f":({' '.join(choices)})'" not in zsh or f"-a '{' '.join(choices)}'" not in fish):
            faults.append(f"zsh or fish does not know the choices of {command} {names}")
    return faults


def syntax_faults(folder):
    calls = [("bash", "-n", "bash/fairway"), ("zsh", "-n", "zsh/_fairway"), ("fish", "-n", "fish/fairway.fish")]
    done = [(call, run(*call, cwd=folder)) for call in calls if call[0] == "bash" or shutil.which(call[0])]
    return [f"{' '.join(call)}: {result.stderr}" for call, result in done if result.returncode or result.stderr]


def program_faults(folder, names):
    faults = []
    page = read_page(folder / "man1/fairway.1")
    zsh = part_of((folder / "zsh/_fairway").read_text(), "zsh", ())
    fish = part_of((folder / "fish/fairway.fish").read_text(), "fish", ())
    for name in names:
        known = {"the manual page": f".TP\n{name}\n" in page, "zsh": f"    '{name}:" in zsh, "fish": f" -a {name} " in fish}
        faults += [f"{where} does not know {name}" for where, knows in known.items() if not knows]
    if bash_completes(folder, "") != names:
        faults.append(f"bash offers {bash_completes(folder, '')}, not {names}")
    if bash_completes(folder, names[0][:-1]) != [names[0]]:
        faults.append(f"bash does not complete {names[0][:-1]}")
    return faults


def main(fairway):
    fairway = str(pathlib.Path(fairway).resolve())
    faults = []
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch) / "made"
        done = run(fairway, "--write-manual", str(folder))
        if done.returncode or done.stdout or done.stderr:
            print(f"--write-manual: status {done.returncode}\n{done.stdout}{done.stderr}")
            return 1
        top = help_of(fairway)
        names = commands_in(top)
        if "write-manual" in top or "validate" not in names:
            faults.append("--help shows what is hidden, or no commands")
        faults += syntax_faults(folder) + program_faults(folder, names)
        for command in [(), *((name,) for name in names)]:
            text = help_of(fairway, *command)
            if not options_in(text):
                faults.append(f"no options are found in the help of {command}")
            faults += page_faults(folder, command, text) + bash_faults(folder, command, text)
            faults += shell_faults(folder, command, text)
        pages = {file.stem for file in (folder / "man1").iterdir()}
        faults += [f"{page}.1 is of no command" for page in pages - {"fairway", *("fairway-" + n for n in names)}]
    print("\n".join(faults) or f"the pages and completions of {len(names)} commands agree with --help")
    missing = [checker for checker in CHECKERS if not shutil.which(checker)]
    if missing:
        print("skipped in part: there is no " + ", ".join(missing))
    return 1 if faults else 77 if missing else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
