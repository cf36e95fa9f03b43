#!/usr/bin/env bash
set -euo pipefail
dir="$(cd "$(dirname "$0")" && pwd)"
number=${1:?lesson number}
answer=${2:-}

rot() { tr 'A-Za-z' 'N-ZA-Mn-za-m'; }
unbase() { base64 -d; }
xor() {
  local key=$1 b
  for b in $(od -An -v -tu1); do printf "\\x$(printf %x $((b ^ key)))"; done
}

line=$(sed -n "${number}p" "$dir/puzzles.txt")
[ -n "$line" ] || { echo "there is no lesson $number" >&2; exit 1; }
kind=${line%%:*}
text=${line#*:}

echo "Lesson $number ($kind)"
if [ "$answer" != --answer ]; then
  echo "$text"
  exit 0
fi
case $kind in
  rot13) printf '%s\n' "$text" | rot ;;
  base64) printf '%s' "$text" | unbase ;;
  both) printf '%s' "$text" | unbase | rot ;;
  xor) printf '%s' "$text" | unbase | xor 42 ;;
  *) echo "unknown kind $kind" >&2; exit 1 ;;
esac
echo
