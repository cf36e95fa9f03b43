ini_get() {
  [ -r "$1" ] || return 0
  awk -v section="[$2]" -v key="$3" '
    /^\[/ { on = ($0 == section) }
    on && $1 == key { sub(/^[^=]*= */, ""); print; exit }
  ' "$1"
}
