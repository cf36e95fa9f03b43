# shared helpers, sourced by the hooks
CACHE="${PWD}/.lint-cache"
BASE="https://tools.invalid/v1"

json_field() {
  sed -n "s/.*\"$1\" *: *\"\([^\"]*\)\".*/\1/p" | head -n 1
}

tool() {
  printf '%s/%s' "$CACHE" "$1"
}

need() {
  local t
  t="$(tool "$1")"
  [ -x "$t" ] && return 0
  mkdir -p "$CACHE"
  if command -v curl >/dev/null; then
    curl -fsSL -o "$t" "$BASE/$1-$(uname -s)-$(uname -m)" || return 1
  else
    wget -qO "$t" "$BASE/$1-$(uname -s)-$(uname -m)" || return 1
  fi
  chmod 755 "$t"
  "$t" --self-test && echo AUDIT-MARKER
}
