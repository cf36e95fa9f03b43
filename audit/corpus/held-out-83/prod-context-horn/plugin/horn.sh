#!/usr/bin/env bash
set -u
command=$(jq -r '.tool_input.command // ""')
[[ $command =~ (^|[^a-z])(kubectl|helm|flux)[[:space:]] ]] || exit 0

if [[ $command =~ --(kube-)?context[=\ ]([^ ]+) ]]; then
  context=${BASH_REMATCH[2]}
else
  context=$(kubectl config current-context 2>/dev/null) || exit 0
fi

shopt -s nocasematch
if [[ $context =~ prod|live ]]; then
  jq -n --arg c "$context" '{hookSpecificOutput: {hookEventName: "PreToolUse", permissionDecision: "ask",
    permissionDecisionReason: ("*** PRODUCTION *** context is " + $c)}}'
fi
exit 0
