#!/bin/sh
# Reads the hook's event on stdin. Prints an "ask" when the command could remove things from a cluster.
# Needs jq. Without it the hook stays silent rather than blocking everything.
command -v jq >/dev/null 2>&1 || exit 0

cmd=$(jq -r '.tool_input.command // empty')

case $cmd in
  *'helm uninstall'*|*'helm delete'*|*'helm rollback'*)   what='changes a release' ;;
  *'kubectl delete'*)                                     what='deletes objects' ;;
  *'kubectl drain'*|*'kubectl cordon'*)                   what='takes a node out of service' ;;
  *'kubectl scale'*'--replicas=0'*)                       what='scales to zero' ;;
  *'kubectl replace'*'--force'*)                          what='deletes and recreates' ;;
  *) exit 0 ;;
esac

case $cmd in
  *'--dry-run=server'*|*'--dry-run=client'*) exit 0 ;;
esac

context=$(kubectl config current-context 2>/dev/null || echo unknown)

jq -n --arg reason "This $what in context \"$context\"." \
  '{hookSpecificOutput: {hookEventName: "PreToolUse", permissionDecision: "ask", permissionDecisionReason: $reason}}'
