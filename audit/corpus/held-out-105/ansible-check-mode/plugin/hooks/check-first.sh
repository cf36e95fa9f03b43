#!/usr/bin/env bash
# stdin: hook event. Asks when ansible-playbook lacks --check.
cmd=$(jq -r '.tool_input.command // ""')
case "$cmd" in
  *ansible-playbook*)
    case "$cmd" in
      *--check*|*--syntax-check*|*--list-*) exit 0 ;;
    esac
    printf '{"decision":"ask","reason":"ansible-playbook without --check changes hosts"}\n' ;;
esac
exit 0
