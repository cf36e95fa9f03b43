# shellcheck shell=bash
note() { printf 'plan-reader: %s\n' "$*" >&2; }

first_of() {
  local name
  for name in "$@"; do
    if command -v "$name" > /dev/null; then
      echo "$name"
      return 0
    fi
  done
  return 1
}
