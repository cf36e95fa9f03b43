#!/bin/sh
set -eu
kit=${1:?kit}
case $kit in cli | web | lib | docs) ;; *) echo "no such kit" >&2; exit 2 ;; esac
[ -z "$(ls -A)" ] || { echo "the folder is not empty" >&2; exit 1; }
unzip -q "$(dirname "$0")/../kits/kits.zip" "$kit/*" -d .
