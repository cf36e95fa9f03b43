say() { printf '%s\n' "$*"; }
fail() { printf 'timesheet: %s\n' "$*" >&2; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }
