have() { command -v "$1" >/dev/null 2>&1; }
note() { printf 'node-version-switch: %s\n' "$*" >&2; }
