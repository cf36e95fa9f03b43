#!/bin/sh
file=$(jq -r '.tool_input.file_path // empty')
case $file in *.md) ;; *) exit 0 ;; esac
grep -q '<!-- toc -->' "$file" || exit 0
toc=$(mktemp) || exit 1
trap 'rm -f "$toc"' EXIT INT TERM
awk '/^```/ {code = !code} !code && /^##+ / {
  level = length($1) - 2; sub(/^#+ /, ""); anchor = tolower($0)
  gsub(/[^a-z0-9 -]/, "", anchor); gsub(/ /, "-", anchor)
  printf "%*s- [%s](#%s)\n", level * 2, "", $0, anchor
}' "$file" > "$toc"
awk -v toc="$toc" '
  /<!-- toc -->/    {print; while ((getline l < toc) > 0) print l; skip = 1; next}
  /<!-- \/toc -->/  {skip = 0}
  !skip' "$file" > "$file.toc" && cat "$file.toc" > "$file"
rm -f "$file.toc"
