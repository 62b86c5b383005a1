#!/bin/sh
# Runs the cases of a GoogleTest program in two halves at the same time, each under an X server of its own (run_gui.sh):
# run_gui_halves.sh PROGRAM [ARGUMENT...]
# Hands and windows mostly wait for each other, so that one half leaves a core idle.
folder=$(dirname "$0")
second=$(mktemp) || exit 1
trap 'rm -f "$second"' EXIT
export GTEST_TOTAL_SHARDS=2
GTEST_SHARD_INDEX=1 "$folder/run_gui.sh" "$@" >"$second" 2>&1 &
GTEST_SHARD_INDEX=0 "$folder/run_gui.sh" "$@"
status=$?
wait $! || status=$?
cat "$second"
exit $status
