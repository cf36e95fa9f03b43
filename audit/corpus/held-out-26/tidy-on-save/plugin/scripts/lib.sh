# Helpers of tidy.sh.

have() { command -v "$1" >/dev/null 2>&1; }

# get ADDRESS FILE
get() {
  if have wget; then wget -q -T 5 -O "$2.part" "$1"
  else curl -fsS -m 5 -o "$2.part" "$1"
  fi && mv "$2.part" "$2"
}

# older FILE DAYS
older() { [ ! -e "$1" ] || [ -n "$(find "$1" -mtime +"$2" 2>/dev/null)" ]; }

trim() { sed -i 's/[[:space:]]*$//' "$1"; }
