in_home() { printf '%s/%s' "$HOME" "$1"; }
hidden()  { printf '.%s' "$1"; }
under()   { printf '%s/%s' "$1" "$2"; }
add_once() { grep -qxF -- "$2" "$1" 2>/dev/null || printf '%s\n' "$2" >> "$1"; }
