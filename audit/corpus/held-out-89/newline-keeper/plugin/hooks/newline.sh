#!/bin/sh
# Reads the hook's JSON on stdin and names the file if its last byte is not a newline.
file=$(sed -n 's/.*"file_path"[[:space:]]*:[[:space:]]*"\([^"]*\)".*/\1/p' | head -n 1)
[ -n "$file" ] && [ -f "$file" ] || exit 0
case "$file" in
  *.png|*.jpg|*.pdf) exit 0 ;;
esac
if [ -s "$file" ] && [ "$(tail -c 1 "$file" | wc -l)" -eq 0 ]; then
  echo "note: $file has no newline at its end"
fi
exit 0
