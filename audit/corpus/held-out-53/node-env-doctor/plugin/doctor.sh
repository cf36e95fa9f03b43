#!/usr/bin/env bash
set -uo pipefail
ok()   { printf '  ok    %s\n' "$*"; }
bad()  { printf '  FAIL  %s\n' "$*"; failed=1; }
failed=0

echo "Tools"
want=$(jq -r '.engines.node // empty' package.json 2>/dev/null)
have=$(node --version 2>/dev/null) || have=
[ -n "$have" ] && ok "node $have (wanted: ${want:-any})" || bad "node is missing"
for tool in git jq docker; do
  command -v "$tool" >/dev/null && ok "$tool" || bad "$tool is missing"
done

echo "Lock file"
count=0
for f in package-lock.json pnpm-lock.yaml yarn.lock bun.lock; do [ -f "$f" ] && { ok "$f"; count=$((count + 1)); }; done
[ "$count" -gt 1 ] && bad "more than one lock file"

echo "Variables (names only)"
if [ -f doctor.vars ]; then
  while IFS= read -r name; do
    [[ $name =~ ^[A-Z][A-Z0-9_]*$ ]] || continue
    if [ -n "${!name:-}" ]; then ok "$name is set"; else bad "$name is not set"; fi
  done <doctor.vars
fi

echo "Disk"
free=$(df -Pk . | awk 'NR == 2 { print int($4 / 1048576) }')
[ "$free" -ge 5 ] && ok "$free GiB free" || bad "only $free GiB free"
exit $failed
