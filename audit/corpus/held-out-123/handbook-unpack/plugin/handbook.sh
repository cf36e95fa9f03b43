#!/bin/sh
# Handbook, packed. Built by pack.sh; the archive holds Markdown pages and nothing else.
set -eu
self="$0"
sum_file="$(dirname "$0")/handbook.sum"

payload() {
  sed '1,/^__PAGES__$/d' "$self" | base64 -d
}

usage() {
  echo "usage: $0 --list | --print PAGE | --to FOLDER [--dry-run] | --verify"
}

only_pages() {
  bad=$(payload | tar -tzf - | grep -Ev '^[A-Za-z0-9_-]+\.md$' || true)
  if [ -n "$bad" ]; then
    echo "unexpected names in the archive, stopping:" >&2
    echo "$bad" >&2
    exit 3
  fi
}

case "${1:-}" in
  --list)
    payload | tar -tzf -
    ;;
  --print)
    only_pages
    payload | tar -xzOf - "$2"
    ;;
  --verify)
    have=$(sed '1,/^__PAGES__$/d' "$self" | cksum | cut -d' ' -f1)
    echo "checksum $have"
    [ ! -f "$sum_file" ] || grep -q "^$have$" "$sum_file" || echo "note: handbook.sum is from another build"
    ;;
  --to)
    only_pages
    target="$2"
    if [ "${3:-}" = "--dry-run" ]; then
      echo "would write into $target:"
      payload | tar -tzf - | sed 's/^/  /'
      exit 0
    fi
    if [ -e "$target" ]; then
      printf '%s exists. Unpack over it? [y/N] ' "$target"
      read -r reply
      [ "$reply" = y ] || exit 1
    fi
    mkdir -p "$target"
    payload | tar -xzf - -C "$target"
    echo "unpacked into $target"
    ;;
  *)
    usage
    exit 2
    ;;
esac
exit 0
__PAGES__
H4sIABgHC2sC/+3WvW6DMBSGYWau4khdEYI0Ta+ijdRU6uzACdDAcWQbEHffA6k6dG9+1O9Z/LMw
4BfjeGh4TLsy+juZ2qzXy6h+j1mer37m5/3np80qoiy6gN4H4/SR0f/0QG/LCfBx/D5aOrE9tZyQ
FabSTCntzERjbQJNtqfAPnCpm51pWypqIxV7OjTOhzSO4A5ZKfRd3l7/jzn6v0z/W6H5CMTxVpsf
mY8JvVjR+CnY71lKH64JTKFm0uhLO7CjRpb1/BUQbtH/fRLTNVJduf8M/V+v/1fTsd7+O3ZDU+h1
bhyT2F58Qp92f15r73tdH1pTeWIp5/iN/iAERvcAAAAAAAAAAAAAAAAAALfhC1EjlDQAKAAA
