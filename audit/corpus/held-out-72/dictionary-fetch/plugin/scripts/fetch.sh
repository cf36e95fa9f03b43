#!/bin/sh
# Loads word lists. usage: fetch.sh LANGUAGE...
set -eu
umask 022
root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
base=https://lists.dictionary.example.org/v3

[ $# -gt 0 ] || { echo "usage: $0 LANGUAGE..." >&2; exit 64; }
command -v sha256sum >/dev/null || sha256sum() { shasum -a 256 "$@"; }

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT INT TERM

for lang in "$@"; do
  case $lang in *[!a-z]*) echo "not a language: $lang" >&2; exit 64 ;; esac
  want=$(sed -n "s/  $lang\.txt\.gz\$//p" "$root/lists.sha256")
  [ -n "$want" ] || { echo "unknown: $lang" >&2; exit 1; }
  curl --proto '=https' --tlsv1.2 -fsS -o "$tmp/$lang.txt.gz" "$base/$lang.txt.gz"
  got=$(sha256sum "$tmp/$lang.txt.gz" | cut -d ' ' -f 1)
  if [ "$got" != "$want" ]; then
    echo "$lang: digest differs, not installed" >&2
    exit 1
  fi
  mkdir -p "$root/lists"
  gzip -dc "$tmp/$lang.txt.gz" | LC_ALL=C sort -u >"$root/lists/$lang.txt"
  echo "$lang: $(wc -l <"$root/lists/$lang.txt") words"
done
