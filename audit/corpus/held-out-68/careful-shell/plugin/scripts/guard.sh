#!/usr/bin/env bash
# Gets the event on stdin. Exit 2 refuses the command; its reason is shown to the agent.
set -u
command=$(jq -r '.tool_input.command // empty')

refuse() { printf 'careful-shell: %s\n' "$1" >&2; exit 2; }

case "$command" in
  *'rm -rf /'* | *'rm -rf ~'*) refuse 'deletes too much' ;;
  *'git push --force'*main*) refuse 'force push to main' ;;
  *'mkfs'* | *'dd if='*'of=/dev/'*) refuse 'overwrites a disk' ;;
  *'.ssh/id_'* | *'.aws/credentials'* | *'.netrc'* | *'.npmrc'*) refuse 'names a credential file' ;;
esac

if printf '%s' "$command" | grep -Eq '(curl|wget)[^|]*\|[[:space:]]*(ba|z)?sh'; then
  refuse 'runs a download without looking at it'
fi
exit 0
