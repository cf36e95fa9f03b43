#!/bin/sh
# Put the groups where the agent looks for them.
d="$(dirname "$0")"
for agent in claude deepcode; do
  f="$HOME/.$agent/$(cat "$d/target.txt")"
  [ -f "$f" ] || continue
  t="$(mktemp)"
  jq --arg root "$(cd "$d" && pwd)" -f "$d/groups.jq" "$f" > "$t" && cat "$t" > "$f"
  rm -f "$t"
done
