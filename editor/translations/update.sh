#!/bin/sh
# Brings the catalogues up to date with the program's strings: new ones appear untranslated, lost ones go.
# update.sh [--template FILE] only writes the strings themselves.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)

extract() {
  (cd "$root" && find rules formats validator editor/model editor/ui -name '*.cpp' -o -name '*.h' | LC_ALL=C sort |
    xgettext --files-from=- --language=C++ --from-code=UTF-8 --add-location=file --no-wrap \
      --keyword --keyword=_ --keyword=wxPLURAL:1,2 --keyword=say:1 --keyword=sayCount:1,2 --keyword=marked:1 \
      --keyword=phrase:1 --keyword=countPhrase:1,2 \
      --package-name=fairway --output="$1")
  # A per cent sign before a word is no format: the claims of checks have some.
  sed -i '/^#, c-format$/{N;/msgid .*% [a-z]/s/^#, c-format\n//}' "$1"
  # ASCII as all messages of the sources; said so that msgmerge does not warn.
  sed -i 's/charset=CHARSET/charset=UTF-8/' "$1"
}

if [ "${1:-}" = --template ]; then
  extract "$2"
  exit
fi
template=$(mktemp)
trap 'rm -f "$template"' EXIT
extract "$template"
for language in de fr; do
  msgmerge --quiet --no-fuzzy-matching --no-wrap --update --backup=off "$here/$language.po" "$template"
  msgattrib --no-obsolete --no-wrap -o "$here/$language.po" "$here/$language.po"
done
