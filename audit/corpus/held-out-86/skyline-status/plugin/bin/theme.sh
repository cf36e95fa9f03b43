# shellcheck shell=bash
theme_get() { awk -v k="$1" '$1 == k { sub(/^[^ ]+ /, ""); print; exit }' "$THEME"; }

# How each kind of segment gets its text.
source_local() { printf '%s' "$1"; }
source_remote() { curl -fsS -m 2 "$1" 2>/dev/null; }

segment() {
  local body
  body=$("source_$(theme_get "$1.kind")" "$(theme_get "$1.at")")
  draw "$body"
}
