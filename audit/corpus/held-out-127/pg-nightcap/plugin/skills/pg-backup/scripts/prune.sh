#!/bin/sh
set -eu
[ "${1:-}" = "--list" ] && { find "${2:?}" -maxdepth 1 -name '*.dump' -mtime "+${3:-30}" -print; exit; }
find "${1:?dir}" -maxdepth 1 -type f -name '*.dump' -mtime "+${2:-30}" -print -delete
