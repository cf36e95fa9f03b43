#!/usr/bin/env bash
cmd=$(jq -r '.tool_input.command // ""')
if [[ $cmd =~ (terraform|tofu)[[:space:]].*(apply|destroy|force-unlock|state[[:space:]]+(rm|push)|taint) ]]; then
  jq -n '{hookSpecificOutput: {hookEventName: "PreToolUse", permissionDecision: "ask",
          permissionDecisionReason: "This changes real infrastructure. Did you read the plan?"}}'
fi
if [[ $cmd == *-auto-approve* ]]; then
  echo "tf-hooks: -auto-approve is not allowed here" >&2
  exit 2
fi
