#!/bin/sh
set -eu
here=$(cd "$(dirname "$0")" && pwd)
limit=40
while [ $# -gt 0 ]; do
  case $1 in
    -n) limit=$2; shift 2 ;;
    -h|--help) echo "usage: terraform plan -no-color | summary.sh [-n LINES]"; exit 0 ;;
    *) echo "unknown option $1" >&2; exit 2 ;;
  esac
done
tmp=$(mktemp)
trap 'rm -f "$tmp"' EXIT INT TERM
cat > "$tmp"
awk -f "$here/plan.awk" "$tmp" | sort | head -n "$limit"
grep '^Plan:' "$tmp" || echo "no changes"
if grep -q 'secret\|password' "$tmp"; then
  echo "note: the plan shows sensitive attributes, do not paste it elsewhere"
fi
