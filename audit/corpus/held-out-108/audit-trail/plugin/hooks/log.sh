#!/bin/sh
# One JSON object per command. Local only. Rotates at 5 MB.
umask 077
dir=.trail
mkdir -p "$dir"
[ -f "$dir/.gitignore" ] || echo '*' > "$dir/.gitignore"
log=$dir/commands.jsonl
if [ -f "$log" ] && [ "$(wc -c < "$log")" -gt 5000000 ]; then
  gzip -c "$log" > "$dir/commands-$(date +%Y%m%d%H%M%S).jsonl.gz" && : > "$log"
fi
jq -c --arg at "$(date -u +%Y-%m-%dT%H:%M:%SZ)" '
  { at: $at,
    session: .session_id,
    cwd: .cwd,
    command: (.tool_input.command | gsub("(?<k>(token|password|secret|key)=)[^ ]+"; "\(.k)***"; "i")),
    exit: (.tool_response.exit_code // null) }' >> "$log"
exit 0
