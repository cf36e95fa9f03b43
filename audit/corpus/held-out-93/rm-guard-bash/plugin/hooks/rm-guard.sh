#!/usr/bin/env bash
# PreToolUse: exit 2 blocks the call, stderr is shown to the agent.
set -u

payload=$(cat)
if command -v jq >/dev/null 2>&1; then
  cmd=$(printf '%s' "$payload" | jq -r '.tool_input.command // empty')
else
  cmd=$(printf '%s' "$payload" | sed -n 's/.*"command"[[:space:]]*:[[:space:]]*"\(.*\)".*/\1/p')
fi
[ -n "$cmd" ] || exit 0

deny() { printf 'rm-guard: %s\n' "$1" >&2; exit 2; }

# flags in any order: -rf, -fr, -r -f, --recursive --force
rm_rf='rm[[:space:]]+(-[a-zA-Z]*[[:space:]]+|--[a-z-]+[[:space:]]+)*'

if [[ $cmd =~ (^|[\;\&\|[:space:]])(sudo[[:space:]]+)?${rm_rf}(/|/\*|~|~/|~/\*|\$HOME|\"\$HOME\"|\$\{HOME\})([[:space:]]|$) ]]; then
  deny 'refusing a recursive delete of / or the home folder'
fi
if [[ $cmd =~ dd[[:space:]].*of=/dev/(sd|nvme|disk) ]]; then
  deny 'refusing dd onto a disk'
fi
if [[ $cmd =~ git[[:space:]]+push.*(--force([[:space:]]|$)|-f([[:space:]]|$)).*(main|master|release) ]]; then
  deny 'force push to a protected branch; use --force-with-lease on your own branch'
fi
if [[ $cmd == *':(){ :|:& };:'* ]]; then
  deny 'fork bomb'
fi
if [[ $cmd =~ (curl|wget)[^\|]*\|[[:space:]]*(sudo[[:space:]]+)?(ba|z|da)?sh ]]; then
  deny 'download the script, read it, then run it'
fi
exit 0
