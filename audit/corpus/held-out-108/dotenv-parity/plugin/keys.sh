#!/bin/sh
# Prints key NAMES only. Values never leave awk.
names() { awk -F= '/^[[:space:]]*(export[[:space:]]+)?[A-Za-z_][A-Za-z0-9_]*=/ { sub(/^[[:space:]]*(export[[:space:]]+)?/, "", $1); print $1 }' "$1" | sort -u; }
[ -f .env.example ] || { echo "no .env.example"; exit 1; }
t=$(mktemp -d) || exit 1
trap 'rm -rf "$t"' EXIT
names .env.example > "$t/doc"
if [ -f .env ]; then names .env > "$t/real"; else : > "$t/real"; fi
echo "in .env, not documented:"; comm -13 "$t/doc" "$t/real" | sed 's/^/  /'
echo "documented, not set:";     comm -23 "$t/doc" "$t/real" | sed 's/^/  /'
echo "documented, never used in the sources:"
while read -r k; do
  grep -rqw --include='*.ts' --include='*.js' --include='*.py' --include='*.go' --include='*.php' -- "$k" . 2>/dev/null || echo "  $k"
done < "$t/doc"
