part_branch() { git symbolic-ref --short -q HEAD || git rev-parse --short HEAD 2>/dev/null; }
part_ahead() {
  local a b
  read -r a b < <(git rev-list --left-right --count '@{u}...HEAD' 2>/dev/null)
  [ "${b:-0}" -gt 0 ] && printf '^%s' "$b"
  [ "${a:-0}" -gt 0 ] && printf 'v%s' "$a"
}
part_stash() {
  local n; n=$(git stash list 2>/dev/null | wc -l)
  [ "$n" -gt 0 ] && printf 's%d' "$n"
}
part_dirty() { git diff --quiet 2>/dev/null || printf '*'; }
