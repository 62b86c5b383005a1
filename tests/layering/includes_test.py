#!/usr/bin/env python3
"""Fails if a file uses a name of the standard library whose header neither it nor a file of ours that it includes asks for.

    includes_test.py SOURCE_DIR     checks the tree
    includes_test.py --self-test    checks that the test itself can fail

All units share a precompiled header, so no compiler here misses an include. Another standard library does, where headers
happen to include fewer others.
"""
import pathlib
import re
import sys

ROOMS = ("system", "rules", "formats", "web", "validator", "editor", "tests")

# Header: the names that it alone brings.
NAMES = {
    "algorithm": "adjacent_find all_of any_of clamp copy copy_if copy_n count count_if equal fill fill_n find find_if "
                 "find_if_not for_each generate is_sorted lexicographical_compare lower_bound make_heap max_element "
                 "min_element minmax minmax_element mismatch next_permutation none_of nth_element partition pop_heap "
                 "push_heap remove_if replace reverse rotate search shuffle sort stable_partition stable_sort transform unique "
                 "upper_bound",
    "array": "array to_array",
    "atomic": "atomic memory_order_relaxed",
    "bit": "bit_cast bit_width countl_zero countr_one countr_zero has_single_bit popcount",
    "bitset": "bitset",
    "cctype": "isalnum isalpha isdigit isspace isupper tolower toupper",
    "charconv": "chars_format from_chars to_chars",
    "chrono": "chrono",
    "clocale": "setlocale",
    "cmath": "acos atan2 cbrt ceil cos erfc exp fabs floor fmod hypot isfinite isinf isnan log lround nextafter pow remainder "
             "round sin sqrt tan",
    "concepts": "integral same_as signed_integral unsigned_integral",
    "condition_variable": "condition_variable",
    "csignal": "raise signal",
    "cstdint": "int16_t int32_t int64_t int8_t intmax_t uint16_t uint32_t uint64_t uint8_t uintmax_t",
    "cstdio": "fclose ferror fopen fprintf fread printf snprintf sscanf",
    "cstdlib": "abort atoi free getenv malloc strtod strtoull system",
    "cstring": "memcmp memcpy memmove memset strcmp strerror strlen",
    "ctime": "clock clock_t time time_t tm",
    "deque": "deque",
    "exception": "current_exception exception_ptr rethrow_exception",
    "filesystem": "filesystem",
    "fstream": "fstream ifstream ofstream",
    "functional": "function greater",
    "future": "async future launch promise",
    "iomanip": "put_time setfill setprecision setw",
    "iostream": "cerr cin cout",
    "limits": "numeric_limits",
    "list": "list",
    "map": "map multimap",
    "memory": "dynamic_pointer_cast make_shared make_unique shared_ptr static_pointer_cast unique_ptr weak_ptr",
    "mutex": "lock_guard mutex scoped_lock unique_lock",
    "numbers": "numbers",
    "numeric": "accumulate gcd iota lcm partial_sum reduce",
    "optional": "make_optional nullopt optional",
    "queue": "priority_queue queue",
    "random": "discrete_distribution mt19937 mt19937_64 normal_distribution random_device uniform_int_distribution "
              "uniform_real_distribution",
    "set": "multiset set",
    "span": "span",
    "sstream": "istringstream ostringstream stringstream",
    "stdexcept": "invalid_argument logic_error out_of_range runtime_error",
    "string": "getline stod stoi stoull string to_string",
    "string_view": "string_view",
    "thread": "this_thread thread",
    "tuple": "tie tuple",
    "type_traits": "conditional_t decay_t enable_if_t invoke_result_t is_same_v is_trivially_copyable_v remove_cvref_t "
                   "remove_pointer_t type_identity_t underlying_type_t",
    "unordered_map": "unordered_map",
    "unordered_set": "unordered_set",
    "utility": "as_const exchange",
    "variant": "get_if holds_alternative monostate variant visit",
    "vector": "vector",
}
# Headers that bring what belongs to another, by the standard or in every library there is.
ALSO = {
    "string_view": {"string", "filesystem"},
    "string": {"filesystem", "sstream"},
    "utility": {"map", "memory", "optional", "tuple", "variant"},
    "exception": {"stdexcept", "new"},
    "mutex": {"condition_variable"},
    "type_traits": {"concepts", "utility", "memory", "functional", "optional", "variant", "tuple", "string"},
}
HEADER_OF = {name: header for header, names in NAMES.items() for name in names.split()}
# std::remove of one argument is that of <cstdio>, and abs, min, max, move, pair, swap and size_t are nearly everywhere.

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(?:"([^"]+)"|<([^>]+)>)', re.M)
USE = re.compile(r"\bstd::(\w+)")
SKIPPED = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"", re.S)


class Tree:
    """The files of the house by their paths, and what each brings along."""

    def __init__(self, texts):
        self.texts = texts
        self.brought = {}

    def headers(self, path):
        """The standard headers that a file asks for, itself or by files of ours."""
        if path not in self.brought:
            self.brought[path] = set()  # two that include each other bring what they have so far
            brought = set()
            for ours, theirs in INCLUDE.findall(self.texts.get(path, "")):
                brought |= {theirs} if theirs else self.headers(self.found(path, ours))
            self.brought[path] = brought
        return self.brought[path]

    def found(self, path, name):
        beside = str(pathlib.PurePosixPath(path).parent / name)
        return beside if beside in self.texts else name

    def faults(self, path):
        text = self.texts[path]
        there = self.headers(path)
        code = SKIPPED.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
        missing = {}
        for use in USE.finditer(code):
            header = HEADER_OF.get(use[1])
            if header and header not in there and not ALSO.get(header, set()) & there:
                missing.setdefault(header, (use[1], code.count("\n", 0, use.start()) + 1))
        for header, (name, line) in missing.items():
            yield f"{path}:{line}: std::{name} is used without <{header}>"


def check_tree(top):
    paths = [p for room in ROOMS for p in sorted((top / room).rglob("*")) if p.suffix in {".h", ".cpp"}]
    tree = Tree({p.relative_to(top).as_posix(): p.read_text() for p in paths})
    faults = [fault for path in tree.texts for fault in tree.faults(path)]
    print("\n".join(faults))
    print(f"{len(paths)} files looked at, {len(faults)} headers are missing")
    return 1 if faults or not paths else 0


def self_test():
    tree = Tree({"rules/a.h": "#include <vector>\n", "rules/b.h": '#include "rules/a.h"\n',
                 "rules/direct.cpp": "#include <vector>\nstd::vector<int> v;",
                 "rules/by_ours.cpp": '#include "rules/b.h"\nstd::vector<int> v;',
                 "rules/beside.cpp": '#include "b.h"\nstd::vector<int> v;',
                 "rules/comment.cpp": "// std::vector\n/* std::map */ const char* text = \"std::set\";",
                 "rules/also.cpp": "#include <string>\nstd::string_view v;",
                 "rules/missing.cpp": "std::vector<int> v;",
                 "rules/another.cpp": '#include "rules/b.h"\nstd::vector<std::string> v;',
                 "rules/space.cpp": "#include <string>\nnamespace fs = std::filesystem;"})
    bad = {"rules/missing.cpp", "rules/another.cpp", "rules/space.cpp"}
    found = {path for path in tree.texts if list(tree.faults(path))}
    print(f"missed {bad - found}, false alarms {found - bad}")
    return 1 if bad != found else 0


if __name__ == "__main__":
    sys.exit(self_test() if sys.argv[1] == "--self-test" else check_tree(pathlib.Path(sys.argv[1])))
