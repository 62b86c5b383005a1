#!/usr/bin/env python3
"""Makes the Debian package and looks at what it says of itself, what it holds, and what lintian thinks of it.

    package_test.py CPACK BUILD_DIR VERSION

Ends with 77 (skipped) where a tool is missing that the verdict needs.
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

EXPECTED = """
usr/bin/fairway
usr/bin/fairway-editor
usr/share/applications/fairway-editor.desktop
usr/share/bash-completion/completions/fairway
usr/share/doc/fairway/changelog.Debian.gz
usr/share/doc/fairway/copyright
usr/share/doc/fairway/fairway.spdx.json
usr/share/doc/fairway/third-party-licences.gz
usr/share/fairway/formats/schema/lake.schema.json
usr/share/fairway/samples/lake_race/morning-mere.lake.yaml
usr/share/fish/vendor_completions.d/fairway.fish
usr/share/icons/hicolor/48x48/apps/fairway-editor.png
usr/share/icons/hicolor/scalable/apps/fairway-editor.svg
usr/share/locale/de/LC_MESSAGES/fairway-editor.mo
usr/share/man/man1/fairway-editor.1.gz
usr/share/man/man1/fairway-validate.1.gz
usr/share/man/man1/fairway.1.gz
usr/share/metainfo/io.github.fairway.editor.metainfo.xml
usr/share/mime/packages/fairway.xml
usr/share/zsh/vendor-completions/_fairway
""".split()

# What belongs to the tests, and what would be left of the build.
FORBIDDEN = re.compile(r"/(broken|findings|build|tests|include)/|\.(a|h|cpp|o|py)$|CMake")

FIELDS = {
    "Package": r"fairway",
    "Maintainer": r".+ <.+@.+>",
    "Section": r"misc",
    "Priority": r"optional",
    "Depends": r".*\blibc6 .*",
    "Recommends": r".*\bfonts-dejavu-core\b.*",
    "Description": r".{20,80}\n .*",
}
# dpkg-shlibdeps must find them by itself.
LIBRARIES = ["libstdc++6", "libwxgtk3.2-1", "libcairo2", "libpangocairo-1.0-0", "libyaml-cpp0.7", "libtbb12", "zlib1g"]


def run(*command, **options):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)


def field(package, name):
    return run("dpkg-deb", "-f", package, name).stdout.strip()


def faults_of_control(package, version):
    for name, pattern in FIELDS.items():
        if not re.fullmatch(pattern, field(package, name), re.S):
            yield f"{name} is {field(package, name)!r}"
    if field(package, "Version") != f"{version}-1":
        yield f"Version is {field(package, 'Version')!r}, the project's is {version}"
    depends = [entry.split()[0] for entry in field(package, "Depends").split(",")]
    yield from (f"{library} is missing from Depends" for library in LIBRARIES if library not in depends)


def faults_of_contents(package):
    lines = run("dpkg-deb", "-c", package).stdout.splitlines()
    names = [line.split(maxsplit=5)[5].removeprefix("./") for line in lines]
    yield from (f"{name} is missing" for name in EXPECTED if name not in names)
    yield from (f"{name} does not belong there" for name in names if FORBIDDEN.search("/" + name))
    yield from (f"not owned by root: {line}" for line in lines if line.split()[1] != "root/root")


def faults_of_metainfo(package, folder):
    run("dpkg-deb", "-x", package, folder)
    for page in pathlib.Path(folder).glob("usr/share/metainfo/*"):
        checked = run("appstreamcli", "validate", "--no-net", page)
        if checked.returncode:
            yield checked.stdout + checked.stderr


def faults_of_sbom(folder):
    """The bill of materials has every library that the programs ask for, with version and licence."""
    bill = json.loads((folder / "usr/share/doc/fairway/fairway.spdx.json").read_text())
    listed = {ref["referenceLocator"].rpartition("/")[2].replace("%2B", "+")
              for part in bill["packages"] for ref in part.get("externalRefs", [])}
    programs = [folder / "usr/bin" / name for name in ("fairway", "fairway-editor")]
    needed = set(re.findall(r"NEEDED.*\[(.+)\]", run("readelf", "-d", *programs).stdout))
    owned = run("dpkg", "-S", *(f"*/{library}" for library in needed)).stdout
    for library in sorted(needed):
        owners = set(re.findall(rf"^(\S+?)(?::\S+)?: .*/{re.escape(library)}$", owned, re.MULTILINE))
        if not owners & listed:
            yield f"{library} of {owners} is not in the bill of materials"
    if not needed:
        yield "the programs need no library"
    for part in bill["packages"]:
        if part["versionInfo"] == "NOASSERTION" or not part["licenseDeclared"]:
            yield f"the bill of materials has no version or no licence of {part['name']}"
    related = {relation["relatedSpdxElement"] for relation in bill["relationships"]}
    yield from (f"{part['SPDXID']} is related to nothing" for part in bill["packages"] if part["SPDXID"] not in related)


def faults_of_lintian(package):
    checked = run("lintian", "--fail-on", "error", "--tag-display-limit", "0", "--allow-root", package)
    if checked.returncode:
        yield f"lintian:\n{checked.stdout}{checked.stderr}"


def main(cpack, build, version):
    missing = [tool for tool in ("dpkg-deb", "dpkg-shlibdeps", "lintian", "appstreamcli") if not shutil.which(tool)]
    if missing:
        print("skipped: there is no " + ", ".join(missing))
        return 77
    with tempfile.TemporaryDirectory() as folder:
        made = run(cpack, "-G", "DEB", "-B", folder, cwd=build)
        packages = list(pathlib.Path(folder).glob("fairway_*.deb"))
        if made.returncode or len(packages) != 1:
            print(f"cpack made {len(packages)} packages:\n{made.stdout}{made.stderr}")
            return 1
        faults = [*faults_of_control(packages[0], version), *faults_of_contents(packages[0]),
                  *faults_of_metainfo(packages[0], f"{folder}/unpacked"),
                  *faults_of_sbom(pathlib.Path(folder, "unpacked")), *faults_of_lintian(packages[0])]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
