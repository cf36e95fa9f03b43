#!/usr/bin/env bash
set -uo pipefail

file="$(jq -r '.tool_input.file_path // empty')"
case "$(basename "$file")" in
  compose*.y*ml|docker-compose*.y*ml) ;;
  *) exit 0 ;;
esac
[[ -f "$file" ]] || exit 0

problems=()

check() { # pattern, what to say
  local hit
  while IFS= read -r hit; do
    problems+=("$(basename "$file"):${hit%%:*}: $2")
  done < <(grep -nE -- "$1" "$file")
}

check '^[[:space:]]*privileged:[[:space:]]*true' 'privileged containers can do anything on the host'
check '/var/run/docker\.sock' 'whoever has the socket has root on the host'
check 'image:.*:latest[[:space:]]*$' 'pin the image'
check '^[[:space:]]*-[[:space:]]*"?[0-9]+:[0-9]+"?' 'published on every address; write 127.0.0.1: before it'
check '(PASSWORD|TOKEN|SECRET)[A-Z_]*[:=][[:space:]]*[^$[:space:]{]' 'use a secret or an env file that is not committed'

if command -v docker > /dev/null; then
  if ! out="$(docker compose -f "$file" config --quiet 2>&1)"; then
    problems+=("docker compose: $out")
  fi
fi

(( ${#problems[@]} )) || exit 0
printf '%s\n' "${problems[@]}" >&2
exit 2
