#!/bin/sh
f=$(jq -r '.tool_input.file_path // ""')
case $f in *.csv) gawk -f "${CLAUDE_PLUGIN_ROOT}/hooks/profile.awk" "$f" ;; esac
exit 0
