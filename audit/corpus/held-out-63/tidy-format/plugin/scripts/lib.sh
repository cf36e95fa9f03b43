# Helpers. Sourced, not run.

local_bin() {
  [ -x "node_modules/.bin/$1" ] && printf 'node_modules/.bin/%s' "$1"
}

has() {
  command -v "$1" >/dev/null 2>&1
}

path_of_event() {
  sed -n 's/.*"file_path" *: *"\([^"]*\)".*/\1/p' | head -n 1
}
