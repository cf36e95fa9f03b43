#!/usr/bin/env bash
set -eu
. "$(dirname "$0")/paths.sh"
n=${1:-1}
[[ $n =~ ^[0-9]+$ ]] || { echo "usage: restore.sh [number]" >&2; exit 64; }
pick=$(ls -1r "$backups"/notes-*.tar.gz | sed -n "${n}p")
[ -n "$pick" ] || { echo "no such backup" >&2; exit 1; }
tar -xzf "$pick" -C "$root"
echo "restored $(basename "$pick")"
