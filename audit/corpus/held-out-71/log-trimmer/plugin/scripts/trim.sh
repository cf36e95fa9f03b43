#!/usr/bin/env bash
set -euo pipefail
directory=${1:-log}
keep_days=${KEEP_DAYS:-30}
max_bytes=${MAX_BYTES:-10485760}

[[ -d $directory && ! -L $directory ]] || { echo "$directory is not a plain directory" >&2; exit 2; }
[[ $keep_days =~ ^[0-9]+$ && $max_bytes =~ ^[0-9]+$ ]] || { echo "KEEP_DAYS and MAX_BYTES are numbers" >&2; exit 2; }

shopt -s nullglob
for file in "$directory"/*.log; do
  size=$(wc -c < "$file")
  (( size > max_bytes )) || continue
  target="$file.$(date +%Y%m%d%H%M%S).gz"
  gzip --stdout "$file" > "$target"
  : > "$file"          # the writer keeps its handle
  echo "compressed $file ($size bytes) to $target"
done

find "$directory" -maxdepth 1 -type f -name '*.log.*.gz' -mtime "+$keep_days" -print -delete
