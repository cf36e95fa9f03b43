#!/usr/bin/env bash
# Prints file:line for every added line in the staged diff that looks like a secret.
# Values are masked; nothing leaves this machine.
set -uo pipefail

quiet=0
[[ ${1:-} == --quiet ]] && quiet=1

git rev-parse --is-inside-work-tree >/dev/null 2>&1 || exit 0

patterns=(
  'AKIA[0-9A-Z]{16}'
  'ASIA[0-9A-Z]{16}'
  'gh[pousr]_[A-Za-z0-9]{36,}'
  'glpat-[A-Za-z0-9_-]{20}'
  'xox[baprs]-[A-Za-z0-9-]{10,}'
  'npm_[A-Za-z0-9]{36}'
  'sk_live_[A-Za-z0-9]{24,}'
  '-----BEGIN (RSA |EC |OPENSSH |PGP )?PRIVATE KEY'
  'eyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.'
  '(password|passwd|secret|api_?key|token)["'"'"']?[[:space:]]*[:=][[:space:]]*["'"'"'][^"'"'"'$]{8,}["'"'"']'
)
joined=$(IFS='|'; echo "${patterns[*]}")

found=0
file=''
line=0
while IFS= read -r row; do
  case $row in
    '+++ b/'*) file=${row#+++ b/} ;;
    '@@ '*)    line=$(sed -E 's/^@@ -[0-9,]+ \+([0-9]+).*/\1/' <<<"$row"); ((line--)) ;;
    '+'*)
      ((line++))
      if grep -Eqi -- "$joined" <<<"$row"; then
        found=$((found + 1))
        printf '%s:%s  %s\n' "$file" "$line" "$(cut -c2-14 <<<"$row")…[masked]"
      fi ;;
    ' '*) ((line++)) ;;
  esac
done < <(git diff --cached --unified=1 --no-color)

if (( found > 0 )); then
  echo "staged-secret-scan: $found suspicious line(s)" >&2
  exit 1
fi
(( quiet )) || echo "nothing suspicious in the staged diff"
