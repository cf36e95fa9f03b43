#!/usr/bin/env bash
# Appends one line per tool call to <project>/.journal/YYYY-MM-DD.md
set -euo pipefail
event=$(cat)
root=$(jq -r '.cwd' <<<"$event")
log="$root/.journal/$(date +%F).md"
mkdir -p "$(dirname "$log")"

if [[ ${1:-} == --close ]]; then
  printf '\n— session closed %s —\n\n' "$(date +%H:%M)" >> "$log"
  exit 0
fi

tool=$(jq -r '.tool_name' <<<"$event")
case $tool in
  Bash)  what=$(jq -r '.tool_input.description // (.tool_input.command | split("\n")[0])' <<<"$event") ;;
  *)     what=$(jq -r '.tool_input.file_path' <<<"$event"); what=${what#"$root"/} ;;
esac
# never keep values that follow a secret-looking flag
what=$(sed -E 's/((--?(password|token|secret)|Bearer)[ =])[^ ]+/\1***/Ig' <<<"${what:0:160}")
printf -- '- %s **%s** %s\n' "$(date +%H:%M)" "$tool" "$what" >> "$log"
