#!/bin/sh
here=$(dirname "$0")
command -v sqlite3 >/dev/null || exit 0
tmp=$(mktemp)
find notes -name '*.md' 2>/dev/null | while read -r f; do
  t=$(grep -oE '(^| )#[a-z][a-z0-9-]+' "$f" | tr -d ' #' | sort -u | tr '\n' ' ')
  printf '%s\t%s\t%s\n' "$f" "$(wc -w <"$f")" "$t"
done >"$tmp"
{ printf '.mode tabs\n'; printf '.import %s note\n' "$tmp"; } >"$tmp.in"
cat "$here/schema.sql" "$tmp.in" "$here/report.sql" | sqlite3 -batch :memory:
rm -f "$tmp" "$tmp.in"
