#!/bin/sh
# Reads the event from stdin, prints a decision or nothing.
set -eu

command=$(jq -r '.tool_input.command // ""')

ask() {
  jq -n --arg why "$1" '{hookSpecificOutput:{hookEventName:"PreToolUse",permissionDecision:"ask",permissionDecisionReason:$why}}'
  exit 0
}

case "$command" in
  *"--no-preserve-root"*) ask "--no-preserve-root is never needed in a project" ;;
esac

# Only commands that begin with rm, or have it after a separator.
printf '%s\n' "$command" | grep -Eq '(^|[;&|]|sudo )[[:space:]]*rm[[:space:]]' || exit 0

case "$command" in
  *" /"*)    ask "rm with an absolute path" ;;
  *" ~"*)    ask "rm in the home directory" ;;
  *"../"*)   ask "rm above the current directory" ;;
  *" *"*)    ask "rm with a bare glob" ;;
  *'$'*)     ask "rm with a variable: it may be empty" ;;
esac
exit 0
