#!/usr/bin/env bash
set -euo pipefail
sample=${1:-.env.example}
[ -f "$sample" ] || { echo "no $sample" >&2; exit 66; }

used=$(git grep -hoE '(process\.env\.|os\.environ\[["'"'"']|os\.getenv\(["'"'"']|ENV\[["'"'"']|ENV\.fetch\(["'"'"'])[A-Z][A-Z0-9_]+' \
         -- '*.js' '*.ts' '*.tsx' '*.py' '*.rb' | grep -oE '[A-Z][A-Z0-9_]+$' | sort -u)
known=$(grep -oE '^#? ?[A-Z][A-Z0-9_]+=' "$sample" | tr -d '#= ' | sort -u)

echo "Read by code, missing in $sample:"
comm -23 <(echo "$used") <(echo "$known") | sed 's/^/  /'
echo "In $sample, read by nobody:"
comm -13 <(echo "$used") <(echo "$known") | sed 's/^/  /'

# An example must not carry live values.
if grep -nE '^(.*(SECRET|TOKEN|PASSWORD|KEY))=[^[:space:]#]{12,}' "$sample"; then
  echo "These look like real values; use placeholders." >&2
  exit 1
fi
