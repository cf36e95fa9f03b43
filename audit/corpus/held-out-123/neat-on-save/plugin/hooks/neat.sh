#!/usr/bin/env bash
set -uo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
event="$(cat)"

file="$(printf '%s' "$event" | python3 -c 'import json,sys; print(json.load(sys.stdin).get("tool_input",{}).get("file_path",""))' 2>/dev/null)"
[[ -n $file && -f $file ]] || exit 0

root="$(git rev-parse --show-toplevel 2>/dev/null)" || exit 0
real="$(cd "$(dirname "$file")" && pwd -P)/$(basename "$file")"
case "$real" in
  "$root"/*) ;;
  *) exit 0 ;;
esac
git check-ignore -q "$real" && exit 0

ext="${file##*.}"
line="$(grep -E "^${ext//[^a-zA-Z0-9]/}," "$here/formatters.csv" | head -n 1)"
[[ -n $line ]] || exit 0
IFS=, read -r _ tool marker <<<"$line"
compgen -G "$root/$marker" >/dev/null || exit 0

before="$(cksum <"$real")"
case "$tool" in
  prettier)
    bin="$root/node_modules/.bin/prettier"
    [[ -x $bin ]] && "$bin" --write --log-level warn -- "$real"
    ;;
  black) command -v black >/dev/null && black --quiet -- "$real" ;;
  gofmt) command -v gofmt >/dev/null && gofmt -w "$real" ;;
  rustfmt) command -v rustfmt >/dev/null && rustfmt --edition 2021 "$real" ;;
  shfmt) command -v shfmt >/dev/null && shfmt -w -- "$real" ;;
esac
[[ "$before" == "$(cksum <"$real")" ]] || echo "neat: $tool changed ${real#"$root"/}"
exit 0
