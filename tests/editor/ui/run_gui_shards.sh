#!/bin/sh
# Runs the cases of a GoogleTest program in three shards at the same time, each under an X server of its own (run_gui.sh):
# run_gui_shards.sh PROGRAM [ARGUMENT...]
# Hands and windows mostly wait for each other, so that two shards leave a part of two cores idle.
folder=$(dirname "$0")
outputs=$(mktemp -d) || exit 1
trap 'rm -rf "$outputs"' EXIT
export GTEST_TOTAL_SHARDS=3
for shard in 0 1 2; do
  { GTEST_SHARD_INDEX=$shard "$folder/run_gui.sh" "$@"; echo $? >"$outputs/$shard.status"; } >"$outputs/$shard" 2>&1 &
done
wait
status=0
for shard in 0 1 2; do
  cat "$outputs/$shard"
  ended=$(cat "$outputs/$shard.status" 2>/dev/null || echo 1)
  [ "$ended" = 0 ] || status=$ended
done
exit "$status"
