#!/bin/sh
# run.sh NODE BROWSER SCRIPT WORD...: runs a test of pages. Status 77 if a program that it needs is missing.
node=$1
browser=$2
shift 2
for program in "$node" "$browser"; do
  if [ ! -x "$program" ]; then
    echo "nodejs and chromium-headless-shell are needed" >&2
    exit 77
  fi
done
exec "$node" "$@" "$browser"
