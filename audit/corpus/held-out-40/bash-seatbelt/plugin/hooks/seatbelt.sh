#!/bin/sh
# Refuses commands that nobody should run unseen. Exit 2 blocks the call; stderr goes to the agent.
command="$(jq -r '.tool_input.command // ""')"

refuse() { printf 'seatbelt: refused (%s). Explain to the user and let them run it.\n' "$1" >&2; exit 2; }
matches() { printf '%s\n' "$command" | grep -Eq -- "$1"; }

matches '(curl|wget)[^|;]*\|[[:space:]]*(sudo[[:space:]]+)?(ba|z|da)?sh\b' && refuse 'download piped into a shell'
matches '\brm[[:space:]]+-[a-z]*[rf][a-z]*[[:space:]]+(/|~|\$HOME)([[:space:]]|$)' && refuse 'removes a root or home folder'
matches '>>?[[:space:]]*(~|\$HOME)/\.(bash|zsh|pro)[a-z]*' && refuse 'changes a shell start-up file'
matches '\bcrontab[[:space:]]+(-[er]|-$|-[[:space:]])' && refuse 'changes the crontab'
matches '\bgit[[:space:]]+push[[:space:]].*(--force|-f)\b' && refuse 'forced push'
matches ':\(\)[[:space:]]*\{' && refuse 'fork bomb'
exit 0
