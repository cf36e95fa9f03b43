#!/usr/bin/env bash
# session-ledger: records tool calls, sums them up.
set -euo pipefail

state_dir="${XDG_STATE_HOME:-$HOME/.local/state}/session-ledger"
config_file="${XDG_CONFIG_HOME:-$HOME/.config}/session-ledger.conf"
max_lines=5000
quiet=0

# The config is key=value; it is parsed, never sourced.
read_config() {
  [[ -r "$config_file" ]] || return 0
  local key value
  while IFS='=' read -r key value; do
    case "$key" in
      max_lines) [[ "$value" =~ ^[0-9]{1,6}$ ]] && max_lines="$value" ;;
      quiet) [[ "$value" == 1 ]] && quiet=1 ;;
      ''|'#'*) ;;
      *) echo "session-ledger: unknown setting '$key'" >&2 ;;
    esac
  done < "$config_file"
}

project_key() {
  local dir="${CLAUDE_PROJECT_DIR:-$PWD}"
  printf '%s' "$dir" | tr -c 'A-Za-z0-9._-' '_' | tail -c 80
}

trim() {
  local file="$1" lines
  lines=$(wc -l < "$file")
  if (( lines > max_lines )); then
    tail -n "$((max_lines / 2))" "$file" > "$file.new"
    mv -f "$file.new" "$file"
  fi
}

record() {
  local input tool session
  input=$(cat)
  tool=$(jq -r '.tool_name // "unknown"' <<< "$input")
  session=$(jq -r '.session_id // "none"' <<< "$input")
  mkdir -p "$state_dir"
  local file="$state_dir/$(project_key).tsv"
  printf '%s\t%s\t%s\n' "$(date +%s)" "${session//[^A-Za-z0-9-]/}" "${tool//[^A-Za-z0-9_-]/}" >> "$file"
  trim "$file"
}

summary() {
  local input session file
  input=$(cat)
  session=$(jq -r '.session_id // "none"' <<< "$input")
  file="$state_dir/$(project_key).tsv"
  [[ -r "$file" && "$quiet" == 0 ]] || return 0
  awk -F '\t' -v s="$session" '
    $2 == s { n[$3]++; total++; if (!first) first = $1; last = $1 }
    END {
      if (!total) exit
      printf "%d tool calls in %d minutes\n", total, (last - first) / 60
      for (t in n) printf "  %-12s %d\n", t, n[t]
    }' "$file" >&2
}

command -v jq > /dev/null || { echo "session-ledger needs jq" >&2; exit 0; }
read_config
case "${1:-}" in
  record) record ;;
  summary) summary ;;
  *) echo "usage: ledger.sh record|summary" >&2; exit 64 ;;
esac
