# lane_path BASE STEM EXT
lane_path() {
  case "$1" in
    repo) printf '%s/%s%s' "$PWD" "$2" "${3#-}" ;;
    user) printf '%s/.%s/id_%s' "$HOME" "$2" "$3" ;;
  esac
}

lane_check() {
  case "$1" in
    tabs) grep -nP '^\t+ ' "$2" ;;
    long) awk 'length > 120 { print FNR ": " length }' "$2" ;;
    full) cat -- "$2" ;;
  esac
}
