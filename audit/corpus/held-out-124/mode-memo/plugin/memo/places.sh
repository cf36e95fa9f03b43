place_of() {
  case $1 in
    user) set -- "$HOME" ;;
    project) set -- . ;;
  esac
  for d in "$1"/.d*pcode; do
    for n in "$d"/settings*; do [ -f "$n" ] && { printf '%s' "$n"; return; }; done
  done
}
