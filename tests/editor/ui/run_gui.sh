#!/bin/sh
# Runs a program under an X server, window manager and message bus of its own: run_gui.sh PROGRAM [ARGUMENT...]
# Settings of the person who runs it are neither read nor written. Status 77: something needed is missing.
for tool in xvfb-run openbox dbus-run-session xprop; do
  command -v "$tool" >/dev/null || { echo "skipped: no $tool"; exit 77; }
done
home=$(mktemp -d) || exit 1
trap 'rm -rf "$home"' EXIT
export HOME="$home" XDG_CONFIG_HOME="$home/.config" XDG_DATA_HOME="$home/.local/share" XDG_CACHE_HOME="$home/.cache"
# Not a first start: what is offered there would lie in the way of those who look at the window.
mkdir -p "$XDG_CONFIG_HOME" && printf '[Tour]\nOffered=1\n' >"$XDG_CONFIG_HOME/fairway-editor.conf"
# Samples of its own too: a document is open in one program at a time, and several tests may run at once.
cp -R "$(dirname "$0")/../../../samples" "$home/samples" || exit 1
export FAIRWAY_SAMPLES="$home/samples"
export GSETTINGS_BACKEND=memory NO_AT_BRIDGE=1 GDK_BACKEND=x11 LC_ALL=C.UTF-8
screen=${FAIRWAY_SCREEN:-1280x800x24}
# openbox must be there before the first window, or that window is never activated.
xvfb-run -a -s "-screen 0 $screen" dbus-run-session -- sh -c '
  openbox & manager=$!
  tries=0
  until xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null | grep -q "window id"; do
    tries=$((tries + 1))
    [ $tries -lt 200 ] || { echo "no window manager"; exit 1; }
    kill -0 $manager 2>/dev/null || { openbox & manager=$!; }
    sleep 0.1
  done
  "$@"; status=$?
  kill $manager
  exit $status' run "$@"
