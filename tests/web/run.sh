#!/bin/sh
# run.sh PAGES NODE BROWSER SCRIPT WORD...: runs a test of pages. Status 77 if something that it needs is missing: a program,
# or the pages themselves (PAGES is ON where they can be made).
pages=$1
node=$2
browser=$3
shift 3
if [ "$pages" != ON ]; then
  echo "this build makes no pages: a compiler for WebAssembly is needed (tools/packages.sh)" >&2
  exit 77
fi
for program in "$node" "$browser"; do
  if [ ! -x "$program" ]; then
    echo "nodejs and chromium-headless-shell are needed" >&2
    exit 77
  fi
done
exec "$node" "$@" "$browser"
