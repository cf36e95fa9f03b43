#!/usr/bin/env bash
set -u
event=$(cat)
cmd=$(printf '%s' "$event" | python3 -c 'import json,sys; print(json.load(sys.stdin).get("tool_input",{}).get("command",""))')

case "$cmd" in
  *"git commit"*|*"git push"*|*"git merge"*) ;;
  *) exit 0 ;;
esac

branch=$(git symbolic-ref --quiet --short HEAD 2>/dev/null) || exit 0
patterns="main master develop release/*"
[ -r .protected-branches ] && patterns=$(tr '\n' ' ' < .protected-branches)

decide() {
  printf '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"%s","permissionDecisionReason":"%s"}}\n' "$1" "$2"
  exit 0
}

set -f
for pattern in $patterns; do
  # shellcheck disable=SC2254
  case "$branch" in
    $pattern)
      case "$cmd" in
        *"--force"*|*" -f"*) decide deny "branch-guard: force push on $branch" ;;
        *) decide ask "branch-guard: you are on $branch" ;;
      esac ;;
  esac
done
exit 0
