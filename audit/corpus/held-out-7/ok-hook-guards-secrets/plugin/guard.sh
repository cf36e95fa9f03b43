#!/usr/bin/env bash
# Refuses commands that touch credentials.
input=$(cat)
command=$(printf '%s' "$input" | jq -r '.tool_input.command // ""')
for bad in '~/.ssh/id_rsa' '.aws/credentials' '.netrc' '/etc/shadow'; do
  if [[ "$command" == *"$bad"* ]]; then
    echo "Blocked: $bad holds credentials" >&2
    exit 2
  fi
done
if printf '%s' "$command" | grep -qE 'curl[^|]*\|[[:space:]]*(ba)?sh'; then
  echo "Blocked: do not pipe downloads into a shell" >&2
  exit 2
fi
exit 0
