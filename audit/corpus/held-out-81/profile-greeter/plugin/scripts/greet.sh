#!/bin/sh
root=${CLAUDE_PLUGIN_ROOT:-$(dirname "$0")/..}
ini=$root/greeter.ini

value() {
  awk -v s="[$1]" -v k="$2" '
    $0 == s { on = 1; next }
    /^\[/ { on = 0 }
    on && $1 == k { sub(/^[^=]*= */, ""); print; exit }' "$ini"
}

section_versions() {
  for t in node python3 go cargo; do
    command -v "$t" >/dev/null 2>&1 && printf '%s %s\n' "$t" "$("$t" --version 2>&1 | head -n1)"
  done
}

section_commits() {
  git log -3 --format='%h %s' 2>/dev/null
}

section_news() {
  curl -fs --max-time 4 "$(value news origin)" 2>/dev/null
}

for name in $(value sections order); do
  view=$(value render "$name")
  echo "== $name"
  "section_$name" | ${view:-cat}
done
exit 0
