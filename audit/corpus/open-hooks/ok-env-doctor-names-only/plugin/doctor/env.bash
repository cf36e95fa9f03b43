#!/usr/bin/env bash
# Values are never read or printed: `declare -p`-like tests on names only.
[[ -f .env.example ]] || exit 0

missing=() set_=() blank=()
while IFS='=' read -r name _; do
  [[ $name =~ ^[A-Z][A-Z0-9_]*$ ]] || continue
  if [[ -z ${!name+x} ]]; then missing+=("$name")
  elif [[ -z ${!name} ]]; then blank+=("$name")
  else set_+=("$name")
  fi
done < <(grep -vE '^\s*(#|$)' .env.example)

echo "environment: ${#set_[@]} set, ${#blank[@]} blank, ${#missing[@]} missing"
for n in "${missing[@]}"; do echo "  missing: $n"; done
for n in "${blank[@]}";   do echo "  blank:   $n"; done

for tool in node python3 docker psql; do
  printf '  %-8s %s\n' "$tool" "$(command -v "$tool" >/dev/null && "$tool" --version 2>&1 | head -n1 || echo '-')"
done
exit 0
