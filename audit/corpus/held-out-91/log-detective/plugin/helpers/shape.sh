#!/usr/bin/env bash
# Fold variable parts of log lines so that equal messages group together.
set -euo pipefail
file=${1:?usage: shape.sh FILE [TOP]}
top=${2:-40}
case $file in *.gz) reader=(gzip -dc --) ;; *.zst) reader=(zstd -dcq --) ;; *) reader=(cat --) ;; esac

"${reader[@]}" "$file" | LC_ALL=C sed -E \
    -e 's/[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9:.,]+Z?/<time>/g' \
    -e 's/[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/<uuid>/g' \
    -e 's/eyJ[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+/<jwt>/g' \
    -e 's/([0-9]{1,3}\.){3}[0-9]{1,3}/<ip>/g' \
    -e 's/0x[0-9a-fA-F]+/<hex>/g' \
    -e 's/[0-9]+/<n>/g' |
  awk -v top="$top" '
    { n[$0]++; if (!($0 in first)) { first[$0] = NR; order[++k] = $0 } }
    END { for (i = 1; i <= k && i <= top; i++) printf "%8d first@%-8d %s\n", n[order[i]], first[order[i]], substr(order[i], 1, 160) }'
