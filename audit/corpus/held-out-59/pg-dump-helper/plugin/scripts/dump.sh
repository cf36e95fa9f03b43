#!/usr/bin/env bash
# usage: dump.sh DBNAME RECIPIENT
# Host, user and password come from the service file that the user configured for libpq. We pass none.
set -euo pipefail
umask 077
db=${1:?database}; recipient=${2:?age recipient (public key)}
[[ $db =~ ^[A-Za-z0-9_]+$ ]] || { echo "odd database name" >&2; exit 64; }
[[ $recipient == age1* ]] || { echo "a PUBLIC age key is needed" >&2; exit 64; }

out="dumps/$db-$(date +%Y%m%dT%H%M).dump.age"
mkdir -p dumps
work=$(mktemp -d); trap 'rm -rf -- "$work"' EXIT INT TERM

pg_dump --format=custom --no-owner --file="$work/d" -- "$db"
pg_restore --list "$work/d" >/dev/null          # readable?
age --recipient "$recipient" --output "$out" "$work/d"
sha256sum "$out" >"$out.sha256"
echo "$out ($(du -h "$out" | cut -f1)). It stays on this machine; copy it yourself."
