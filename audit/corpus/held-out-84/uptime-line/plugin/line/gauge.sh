steps=(▁ ▂ ▃ ▄ ▅ ▆ ▇ █)
gauge() {
  local load=$1 cores=$2 i
  i=$(awk -v l="$load" -v c="$cores" 'BEGIN{x=int(l/c*7);print x>7?7:x}')
  printf '%s' "${steps[i]}"
}
