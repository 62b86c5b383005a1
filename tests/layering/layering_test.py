#!/usr/bin/env python3
"""Fails if a room of the house includes what it must not: dependencies point down, and each chosen part lives in one room.
No folders include each other in a circle either, neutral ones and those of a game alike.

    layering_test.py SOURCE_DIR     checks the tree
    layering_test.py --self-test    checks that the test itself can fail
"""
import pathlib
import re
import sys

# What C++ and POSIX bring along; only `system` may use the second.
STANDARD = set("""
algorithm any array atomic barrier bit bitset cassert cctype cerrno cfenv cfloat charconv chrono cinttypes climits clocale
cmath codecvt compare complex concepts condition_variable coroutine csetjmp csignal cstdarg cstddef cstdint cstdio cstdlib
cstring ctime cuchar cwchar cwctype deque exception execution filesystem format forward_list fstream functional future
initializer_list iomanip ios iosfwd iostream istream iterator latch limits list locale map memory memory_resource mutex new
numbers numeric optional ostream queue random ranges ratio regex scoped_allocator semaphore set shared_mutex
source_location span sstream stack stdexcept stop_token streambuf string string_view syncstream system_error thread tuple
type_traits typeindex typeinfo unordered_map unordered_set utility valarray variant vector version
""".split())
POSIX = r"((unistd|fcntl|signal|poll|pwd|dirent|dlfcn)\.h|sys/\w+\.h)$"

ROOMS = {"system", "rules", "formats", "web", "validator", "editor", "tests"}

# Folder: what it may include from the house, and which chosen parts. The longest matching folder decides.
LAYERS = {
    "system": (("system/",), POSIX),
    "rules": (("rules/",), r"$^"),
    "formats": (("system/", "rules/", "formats/"), r"yaml-cpp/|cairo|pango/|nlohmann/|zlib\.h|expat\.h|webp/|gif_lib\.h"),
    "formats/picture": (("rules/base/", "formats/picture/"), r"cairo|pango/|zlib\.h"),
    "formats/chart": (("rules/base/", "formats/picture/", "formats/chart/"), r"cairo|pango/"),
    "formats/film": (("rules/base/", "formats/picture/", "formats/film/"), r"cairo|webp/|gif_lib\.h"),
    "formats/print": (("rules/base/", "formats/picture/", "formats/print/"), r"cairo|pango/"),
    # The module is made of what is below the command; the page is put together from texts.
    "web/module": (("system/", "rules/", "formats/", "validator/", "web/module/"), r"$^"),
    "web/page": (("rules/base/", "formats/document/", "web/page/"), r"zlib\.h$"),
    "web/report": (("rules/base/", "web/page/", "web/report/"), r"$^"),
    "web/embed": (("web/page/",), r"$^"),
    "web/serial": ((), r"$^"),
    "validator": (("system/", "rules/", "validator/"), r"boost/|tbb/|oneapi/|(arm_neon|emmintrin)\.h"),
    "validator/table": (("rules/", "formats/", "validator/"), r"$^"),
    "validator/command": (("system/", "rules/", "formats/", "web/page/", "web/report/", "validator/"), r"nlohmann/|tbb/|oneapi/"),
    "validator/command_games.cpp": (("rules/", "formats/", "validator/"), r"$^"),
    "validator/command_games.h": (("rules/", "formats/", "validator/"), r"$^"),
    "validator/command/call/call_errors.cpp": (("rules/", "formats/", "validator/"), r"CLI/"),
    "validator/command/command_line.cpp": (("system/", "rules/", "formats/", "validator/"), r"CLI/"),
    "validator/command/pages/declare_play.cpp": (("validator/",), r"CLI/"),
    "validator/command/tables/declare_table.cpp": (("rules/", "formats/", "validator/"), r"CLI/"),
    "validator/command/manual/manual.cpp": (("rules/", "formats/", "validator/"), r"CLI/"),
    "validator/command/call/number_option.cpp": (("rules/", "formats/", "validator/"), r"CLI/"),
    "validator/command/call/options.cpp": (("rules/", "formats/", "validator/"), r"CLI/"),
    "validator/command/report_page/declare_report.cpp": (("validator/",), r"CLI/"),
    "validator/command/call/race_options.cpp": (("rules/", "formats/", "validator/"), r"CLI/"),
    "editor/model": (("system/", "rules/", "formats/", "validator/", "editor/model/"), r"$^"),
    "editor/ui": (("system/", "rules/", "formats/", "validator/", "editor/"), r"wx/|libintl\.h|glib"),
}
# Inside the validator's library only the command's own folder is off limits.
COMMAND = re.compile(r"validator/(\w+/)?command/")
FORBIDDEN = {"validator": COMMAND, "validator/table": COMMAND, "web/module": COMMAND, "editor/model": COMMAND, "editor/ui": COMMAND}

# The neutral folders of a room, from below: each may include itself and those before it.
FLOORS = {
    "editor/model": ("view", "words", "document", "work", "files"),
    "editor/ui": ("canvas", "commands", "print", "dialogs", "panels", "window", "race"),
}

# Folders whose own folders are one with them: the class of a document's window, cut by topic.
WHOLE = ("editor/ui/window",)

# What all games share. Every other folder of rules/ is a game, and has a folder of its name in the other rooms. Nothing that
# is neutral includes a game, the lists neither: they declare what they list.
SHARED_RULES = {"base", "hex", "square", "plane", "table"}
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')


# The same holds for the commands of every game.
GAME_COMMANDS = re.compile(r"validator/\w+/command/((?:\w+/)*declare_\w+\.cpp$)?")
# A game at its table writes records, and knows no command: pages have it too.
GAME_TABLES = re.compile(r"validator/\w+/table/")


def layer_of(path):
    commands = GAME_COMMANDS.match(path)
    if commands:
        return "validator/command/command_line.cpp" if commands[1] else "validator/command"
    if GAME_TABLES.match(path):
        return "validator/table"
    folders = [folder for folder in LAYERS if path == folder or path.startswith(folder + "/")]
    return max(folders, key=len) if folders else None


def allowed(layer, header):
    ours, parts = LAYERS[layer]
    if header.split("/")[0] in ROOMS and "/" in header:
        return header.startswith(ours) and not (layer in FORBIDDEN and FORBIDDEN[layer].match(header))
    if header in STANDARD:
        return True
    return bool(re.match(parts, header))


def climbs(path, header):
    """Whether a neutral folder includes one above it in its own room."""
    for room, floors in FLOORS.items():
        own, other = (p.removeprefix(room + "/").split("/")[0] if p.startswith(room + "/") else None for p in (path, header))
        if own in floors and other in floors:
            return floors.index(other) > floors.index(own)
    return False


def game_of(path, games):
    """The game that a file belongs to, or None: it is neutral."""
    return next((part for part in path.split("/")[:-1] if part in games), None)


def mixes_games(path, header, games):
    """Whether a neutral file knows a game, or a game another one."""
    game = game_of(header, games)
    return game is not None and game != game_of(path, games)


def faults_in(path, text, games=("lake_race", "toy")):
    layer = layer_of(path)
    if layer is None:
        return [f"{path}: lies in no room of the house"]
    faults = []
    for number, line in enumerate(text.splitlines(), 1):
        found = INCLUDE.match(line)
        if not found:
            continue
        if not allowed(layer, found[2]):
            faults.append(f"{path}:{number}: {layer} must not include {found[2]}")
        elif climbs(path, found[2]):
            faults.append(f"{path}:{number}: must not include {found[2]}, which lies above it")
        elif mixes_games(path, found[2], games):
            faults.append(f"{path}:{number}: {game_of(path, games) or 'what is neutral'} must not know {found[2]}")
    return faults


def folder_of(path):
    return next((whole for whole in WHOLE if path.startswith(whole + "/")), path.rpartition("/")[0])


def folders_included(texts):
    """By folder: the folders that its files include, each with the includes that do so."""
    included = {}
    for path, text in texts.items():
        for number, line in enumerate(text.splitlines(), 1):
            found = INCLUDE.match(line)
            if found and found[1] == '"' and folder_of(found[2]) != folder_of(path):
                to = included.setdefault(folder_of(path), {}).setdefault(folder_of(found[2]), [])
                to.append(f"{path}:{number}: includes {found[2]}")
    return included


def way(included, start, end):
    """The shortest from one folder to another along what they include, without the first; None if there is none."""
    before, ahead = {}, [start]
    for folder in ahead:
        for other in sorted(included.get(folder, {})):
            if other not in before:
                before[other] = folder
                ahead.append(other)
    if end not in before:
        return None
    steps = [end]
    while before[steps[0]] != start:
        steps.insert(0, before[steps[0]])
    return steps


def circles_in(texts):
    """A short circle of each group of folders that include each other, with the includes that close it."""
    included = folders_included(texts)
    circles, seen = [], set()
    for folder in sorted(included):
        circle = None if folder in seen else way(included, folder, folder)
        if circle:
            seen |= {other for other in included if way(included, folder, other) and way(included, other, folder)}
            includes = [include for here, there in zip([folder, *circle], circle) for include in included[here][there]]
            circles.append("\n  ".join(["a circle of folders: " + " > ".join([folder, *circle]), *includes]))
    return circles


def check_tree(top):
    files = [p for room in sorted(ROOMS - {"tests"}) for p in sorted((top / room).rglob("*"))
             if p.suffix in {".h", ".cpp"}]
    games = {p.name for p in (top / "rules").iterdir() if p.is_dir()} - SHARED_RULES
    texts = {str(p.relative_to(top)): p.read_text() for p in files}
    faults = [fault for path, text in texts.items() for fault in faults_in(path, text, games)]
    circles = circles_in(texts)
    print("\n".join(faults + circles))
    print(f"{len(files)} files looked at, {len(faults)} forbidden includes, {len(circles)} circles of folders")
    return 1 if faults or circles or not files else 0


def self_test():
    bad = [("formats/picture/a.h", '"formats/lake_race/picture/board_scene.h"'), ("formats/print/a.h", '"rules/lake_race/board/lake.h"'),
           ("rules/a.cpp", "<wx/wx.h>"), ("rules/a.h", "<yaml-cpp/yaml.h>"), ("rules/a.h", '"formats/reader.h"'),
           ("rules/a.h", "<unistd.h>"), ("formats/a.cpp", "<unistd.h>"), ("editor/ui/a.cpp", "<sys/stat.h>"),
           ("rules/a.h", '"system/files.h"'), ("system/a.cpp", '"rules/base/result.h"'), ("formats/a.cpp", "<wx/wx.h>"), ("formats/a.cpp", '"validator/report.h"'),
           ("validator/a.cpp", "<cairo.h>"), ("validator/a.cpp", '"formats/reader.h"'),
           ("validator/a.cpp", '"validator/command/terminal/streams.h"'), ("validator/command/fmt_command.cpp", "<CLI/CLI.hpp>"),
           ("validator/command/fmt_command.cpp", "<yaml-cpp/yaml.h>"), ("editor/model/a.cpp", "<wx/wx.h>"),
           ("editor/model/a.cpp", '"editor/ui/frame.h"'), ("editor/model/a.cpp", '"validator/command/terminal/streams.h"'), ("editor/ui/a.cpp", "<cairo.h>"), ("stray/a.cpp", "<vector>"),
           ("formats/document/a.cpp", '"rules/lake_race/board/lake.h"'), ("validator/core/a.h", '"validator/lake_race/a.h"'),
           ("validator/toy/command/par_command.cpp", "<CLI/CLI.hpp>"), ("validator/toy/par/a.cpp", '"formats/reader.h"'),
           ("formats/toy/a.cpp", '"formats/lake_race/documents.h"'), ("rules/lake_race/a.h", '"rules/toy/a.h"'),
           ("editor/model/work/a.cpp", '"editor/model/lake_race/board/patch.h"'),
           ("editor/ui/dialogs/a.cpp", '"editor/ui/window/main_frame.h"'), ("editor/model/work/a.h", '"editor/model/files/a.h"'),
           ("web/module/a.cpp", '"validator/command/terminal/streams.h"'), ("web/page/a.cpp", '"validator/core/report.h"'), ("formats/a.cpp", '"web/page/page.h"'),
           ("web/module/a.cpp", '"web/module/lake_race/a.h"'), ("formats/games.cpp", '"formats/toy/kinds.h"'), ("validator/games.cpp", '"validator/command/call/game.h"')]
    good = [("rules/a.cpp", "<vector>"), ("system/a.cpp", "<sys/stat.h>"), ("formats/a.cpp", '"system/files.h"'), ("formats/a.cpp", "<yaml-cpp/yaml.h>"), ("formats/a.cpp", "<cairo-pdf.h>"),
            ("validator/a.cpp", "<boost/graph/graph_traits.hpp>"), ("validator/command/a.cpp", '"formats/reader.h"'),
            ("editor/ui/window/a.cpp", '"editor/ui/dialogs/a.h"'), ("editor/ui/lake_race/a.cpp", '"editor/ui/window/a.h"'),
            ("editor/ui/a.cpp", "<wx/wx.h>"), ("editor/ui/a.cpp", '"editor/model/document.h"'),
            ("validator/toy/a.cpp", '"rules/toy/a.h"'), ("web/module/toy/a.cpp", '"validator/toy/a.h"'), ("validator/toy/command/a.cpp", '"web/page/page.h"'),
            ("validator/toy/command/declare_commands.cpp", "<CLI/CLI.hpp>"), ("validator/toy/command/a.cpp", '"formats/toy/a.h"'),
            ("editor/ui/lake_race/a.cpp", '"editor/model/lake_race/board/patch.h"')]
    missed = [c for c in bad if not faults_in(c[0], f"#include {c[1]}")]
    alarms = [c for c in good if faults_in(c[0], f"#include {c[1]}")]
    print(f"missed {missed}, false alarms {alarms}")
    return 1 if missed or alarms or not circles_are_found() or circles_are_invented() else 0


def texts_of(*pairs):
    """Files by path, each of which includes another."""
    return {path: f'#pragma once\n#include "{header}"\n' for path, header in pairs}


def circles_are_found():
    found = circles_in(texts_of(("rules/toy/board/a.h", "rules/toy/gates/b.h"), ("rules/toy/gates/c.h", "rules/toy/route/d.h"),
                                ("rules/toy/route/e.cpp", "rules/toy/board/f.h"), ("rules/toy/play/g.h", "rules/toy/board/a.h")))
    print(f"circles found {found}")
    return found == ["a circle of folders: rules/toy/board > rules/toy/gates > rules/toy/route > rules/toy/board\n"
                     "  rules/toy/board/a.h:2: includes rules/toy/gates/b.h\n"
                     "  rules/toy/gates/c.h:2: includes rules/toy/route/d.h\n"
                     "  rules/toy/route/e.cpp:2: includes rules/toy/board/f.h"]


def circles_are_invented():
    found = circles_in(texts_of(("rules/toy/board/a.h", "rules/toy/board/b.h"), ("rules/toy/play/c.h", "rules/toy/board/a.h"),
                                ("rules/toy/table/d.h", "rules/toy/play/c.h"), ("rules/toy/table/e.h", "rules/toy/board/a.h"),
                                ("editor/ui/window/a.h", "editor/ui/window/start/b.h"),
                                ("editor/ui/window/start/c.cpp", "editor/ui/window/a.h")))
    print(f"circles invented {found}")
    return bool(found)


if __name__ == "__main__":
    sys.exit(self_test() if sys.argv[1] == "--self-test" else check_tree(pathlib.Path(sys.argv[1])))
