#!/bin/sh
# Values that look like secrets are masked before anything is written.
dir=.deepcode-log
mkdir -p "$dir" && chmod 700 "$dir"
[ -f "$dir/.gitignore" ] || echo '*' > "$dir/.gitignore"

jq -c --arg phase "$1" --arg at "$(date -u +%Y-%m-%dT%H:%M:%SZ)" '
  def mask: gsub("(?<k>(?i)(token|secret|password|api_?key)[\"=: ]+)[^ \"]+"; "\(.k)***");
  { at: $at, phase: $phase, session: .session_id, tool: .tool_name,
    file: .tool_input.file_path,
    command: (.tool_input.command // null | if . then mask | .[0:400] else . end) }
  | with_entries(select(.value != null))' >> "$dir/calls.jsonl"

size=$(wc -c < "$dir/calls.jsonl")
if [ "$size" -gt 5000000 ]; then
  gzip -c "$dir/calls.jsonl" > "$dir/calls-$(date +%s).jsonl.gz"
  : > "$dir/calls.jsonl"
  ls -1t "$dir"/calls-*.gz | tail -n +6 | while read -r old; do rm -f "$old"; done
fi
