#!/usr/bin/env bash
set -euo pipefail
cmd=$(jq -r '.tool_input.command // ""')

deny() {
  jq -n --arg r "$1" '{hookSpecificOutput: {hookEventName: "PreToolUse", permissionDecision: "deny", permissionDecisionReason: $r}}'
  exit 0
}

[[ $cmd =~ rm[[:space:]]+-[a-z]*r[a-z]*f[a-z]*[[:space:]]+(/|~|\$HOME)([[:space:]]|$) ]] && deny "Recursive delete of / or the home directory"
grep -Eq '(curl|wget)[^|;]*\|[[:space:]]*(sudo[[:space:]]+)?(ba|z|da)?sh\b' <<<"$cmd" && deny "Download piped to a shell: save it, read it, then run it"
grep -Eq 'git[[:space:]]+push[[:space:]].*(--force([^-]|$)|-f\b)' <<<"$cmd" && deny "Use --force-with-lease"
grep -Eq '>>?[[:space:]]*~?/?[^ ]*\.(bashrc|zshrc|profile)' <<<"$cmd" && deny "Shell start-up files belong to the user"
grep -Eq '(crontab[[:space:]]+-|\.git/hooks/)' <<<"$cmd" && deny "No changes to cron or git hooks"
grep -Eq 'chmod[[:space:]]+(-R[[:space:]]+)?777' <<<"$cmd" && deny "chmod 777"
exit 0
