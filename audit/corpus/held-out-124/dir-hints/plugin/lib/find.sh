hints_up() {
  local d=$1
  while [ -n "$d" ]; do
    [ -f "$d/.hints" ] && { printf '%s' "$d/.hints"; return; }
    d=${d%/*}
  done
}
