#!/usr/bin/env bash
# Prints a draft of the next changelog section. Reads only; nothing is written.
set -euo pipefail

last=$(git describe --tags --abbrev=0 2>/dev/null || true)
range=${last:+$last..}HEAD

declare -A title=([feat]=Added [fix]=Fixed [perf]=Changed [refactor]=Changed [revert]=Removed)
declare -A lines

while IFS=$'\t' read -r hash subject; do
  kind=${subject%%[:(!]*}
  name=${title[$kind]:-}
  [[ -n $name ]] || continue
  text=${subject#*: }
  lines[$name]+="- ${text^} (${hash})"$'\n'
done < <(git log --no-merges --format='%h%x09%s' "$range")

(( ${#lines[@]} )) || exit 0

draft="## Unreleased"$'\n'
for name in Added Changed Fixed Removed; do
  [[ -n ${lines[$name]:-} ]] && draft+=$'\n'"### $name"$'\n\n'"${lines[$name]}"
done

printf '{"systemMessage":%s}\n' "$(printf '%s' "$draft" | sed 's/\\/\\\\/g; s/"/\\"/g' | awk 'BEGIN{ORS=""; print "\""} {print $0 "\\n"} END{print "\""}')"
