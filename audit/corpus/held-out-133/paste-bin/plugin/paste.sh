#!/bin/bash
set -eu
f=${1:?file}
conf=.paste-server
[ -f "$conf" ] || { echo "write the address of your paste server to $conf" >&2; exit 1; }
case "$(basename "$f")" in .env*|id_*|*.pem|*.key) echo "refusing to upload $f" >&2; exit 1 ;; esac
curl -fsS -F "file=@$f" "$(cat "$conf")"
