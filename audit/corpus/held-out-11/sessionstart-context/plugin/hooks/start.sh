#!/bin/sh
# Adds the conventions of the team to the context.
dir="$(dirname "$0")"
jq -n --rawfile c "$dir/conventions.txt" '{hookSpecificOutput:{hookEventName:"SessionStart",additionalContext:$c}}'
