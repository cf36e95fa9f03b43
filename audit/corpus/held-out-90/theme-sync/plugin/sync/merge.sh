target_of() { printf '%s' "${TARGET[$1]}"; }

merge_into() {
  local dst=$1 src=$2 tmp
  mkdir -p "$(dirname "$dst")"
  [ -f "$dst" ] || echo '{}' > "$dst"
  tmp=$(mktemp)
  jq -s '.[0] * .[1]' "$dst" "$src" > "$tmp" && mv "$tmp" "$dst"
}
