#!/usr/bin/env bash
# tools/run as a newcomer calls it: with a display a window of ours appears, on the sample; without one the samples are
# validated and printed. Everything is built already, so nothing is built again.
#
#   run_test.sh SOURCE_DIR (window|sheets)
set -euo pipefail
top=$1

sheets() {
  rm -rf "$top/build/sheets"
  out=$(env -u DISPLAY -u WAYLAND_DISPLAY "$top/tools/run")
  [ "$(find "$top/build/sheets" -name '*.pdf' -size +0 | wc -l)" = "$(find "$top"/samples/* -maxdepth 1 -name '*.yaml' | wc -l)" ] ||
    { echo "not every sample was printed:"; echo "$out"; exit 1; }
}

titles() { xdotool search --onlyvisible --name . getwindowname %@ 2>/dev/null || :; }

# Closes it as a user does, who presses again what was not heard; tools/run ends with it.
close_window() {
  for _ in $(seq 30); do
    xdotool search --onlyvisible --name 'morning-mere.*Fairway' windowactivate --sync 2>/dev/null || :
    xdotool key alt+F4
    sleep 1
    kill -0 "$program" 2>/dev/null || { wait "$program"; return; }
  done
  echo "tools/run goes on after its window was closed"
  exit 1
}

window() {
  # From another folder, so that no path is right by chance.
  cd /
  "$top/tools/run" &
  program=$!
  trap 'kill "$program" 2>/dev/null || :' EXIT
  for _ in $(seq 300); do
    titles | grep -q 'morning-mere.*Fairway' && close_window && return 0
    kill -0 "$program" 2>/dev/null || { echo "tools/run ended without a window"; exit 1; }
    sleep 0.1
  done
  echo "no window of ours within 30 s; there are:"
  titles
  exit 1
}

case $2 in
  sheets) sheets ;;
  window) window ;;
esac
