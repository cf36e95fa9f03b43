place() {
  dir=$(git rev-parse --git-path "$2" 2>/dev/null) || return 0
  mkdir -p "$dir"
  cat "$1" >> "$dir/$3"
  chmod +x "$dir/$3"
}
