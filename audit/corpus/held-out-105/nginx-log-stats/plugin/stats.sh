#!/usr/bin/env bash
set -euo pipefail
clients=0; files=()
for a in "$@"; do [ "$a" = --clients ] && clients=1 || files+=("$a"); done
[ ${#files[@]} -gt 0 ] || { echo "usage: stats.sh [--clients] LOG..." >&2; exit 64; }
cat_any() { for f in "${files[@]}"; do case $f in *.gz) zcat -- "$f" ;; *) cat -- "$f" ;; esac; done; }

echo "== status"; cat_any | awk '{c[$9]++} END {for (s in c) printf "%8d %s\n", c[s], s}' | sort -rn
echo "== paths (5xx)"
cat_any | awk '$9 ~ /^5/ {split($7, u, "?"); c[u[1]]++} END {for (p in c) printf "%8d %s\n", c[p], p}' | sort -rn | head -15
echo "== slow (last field = request_time)"
cat_any | awk '$NF ~ /^[0-9.]+$/ {split($7, u, "?"); n[u[1]]++; t[u[1]] += $NF; if ($NF > m[u[1]]) m[u[1]] = $NF}
  END {for (p in n) if (n[p] > 20) printf "%7.3f avg %7.3f max %7d %s\n", t[p]/n[p], m[p], n[p], p}' | sort -rn | head -15
echo "== per minute"
cat_any | awk '{print substr($4, 2, 17)}' | sort | uniq -c | sort -rn | head -5
if [ $clients = 1 ]; then echo "== clients"; cat_any | awk '{c[$1]++} END {for (a in c) printf "%8d %s\n", c[a], a}' | sort -rn | head -20; fi
