# Sourced by tools/run and tools/test: what builds in a folder does so alone, and ends when its script is ended.

# lock_folder FOLDER: waits until no other script builds in the folder, and keeps others out until unlock_folder. A build
# that was started meanwhile keeps the lock until it ends, whatever becomes of its script; a program started with 9>&- does
# not.
lock_folder() {
  mkdir -p "$1"
  command -v flock >/dev/null || return 0
  exec 9>"$1/.lock"
  flock --nonblock 9 && return
  echo "${0##*/}: waiting for another build in $1" >&2
  run_to_its_end flock 9
}
unlock_folder() { exec 9>&-; }

# start COMMAND...: runs it in the background as the leader of a group of its own; its number is $started.
started=
groups=()
start() {
  set -m
  "$@" </dev/null &
  started=$!
  set +m
  groups+=("$started")
}

# end_group NUMBER: ends what was started, with all that it started. Ninja takes its compilers with it and removes what they
# left half written.
end_group() {
  kill -TERM -- "-$1" 2>/dev/null || return 0
  wait "$1" 2>/dev/null || :
}

# run_to_its_end COMMAND...: runs it and waits for it, and a signal to this script ends it.
run_to_its_end() {
  start "$@"
  wait "$started"
}

end_all() {
  trap '' INT TERM HUP
  local group
  for group in "${groups[@]}"; do end_group "$group"; done
  exit "$1"
}
trap 'end_all 130' INT
trap 'end_all 143' TERM
trap 'end_all 129' HUP
