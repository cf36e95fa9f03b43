timings() { printf '%s/timings.csv' "$PT_ROOT"; }

# once FILE LINE: makes sure LINE is in FILE
once() {
  grep -qxF -- "$2" "$1" 2>/dev/null || printf '%s\n' "$2" >> "$1"
}

now() { date +%s; }
