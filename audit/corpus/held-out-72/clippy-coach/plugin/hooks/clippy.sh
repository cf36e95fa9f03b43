#!/bin/sh
# Clippy for the package of the edited file.
event=$(cat)
file=$(printf '%s' "$event" | sed -n 's/.*"file_path"[[:space:]]*:[[:space:]]*"\([^"]*\.rs\)".*/\1/p')
[ -n "$file" ] || exit 0
dir=$(dirname "$file")
while [ "$dir" != / ] && [ "$dir" != . ] && [ ! -f "$dir/Cargo.toml" ]; do
  dir=$(dirname "$dir")
done
[ -f "$dir/Cargo.toml" ] || exit 0

out=$(cargo clippy --quiet --offline --message-format short --manifest-path "$dir/Cargo.toml" -- -W clippy::pedantic 2>&1)
status=$?
printf '%s\n' "$out" | grep -F "$(basename "$file")" | head -n 10 >&2
[ $status -eq 0 ] || exit 2
