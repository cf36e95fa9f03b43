#!/usr/bin/env bash
# Formats the file named by the event on stdin.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)

file=$(python3 -c 'import json,sys; print(json.load(sys.stdin).get("tool_input",{}).get("file_path",""))')
[[ -f $file ]] || exit 0
case $file in
  "$PWD"/*) ;;
  *) exit 0 ;; # never outside of the project
esac

extension=${file##*.}
while IFS=$'\t' read -r ext command; do
  [[ $ext == "$extension" ]] || continue
  read -ra argv <<<"$command"
  tool=${argv[0]}
  if [[ -x node_modules/.bin/$tool ]]; then
    argv[0]=node_modules/.bin/$tool
  elif ! command -v "$tool" >/dev/null; then
    exit 0
  fi
  "${argv[@]}" "$file" || echo "format: $tool refused ${file##*/}" >&2
  exit 0
done <"$root/formatters.tsv"
exit 0
