#!/bin/sh
jar="${STOPWATCH_JAR:-$HOME/.stopwatch-jar}"
week=${1:-$(date +%G-W%V)}
[ -f "$jar/$week.tsv" ] || { echo "nothing for $week"; exit 0; }
awk -F '\t' '
  $2 == "start" { s[$3] = $1 }
  $2 == "stop" && s[$3] { t[$3] += $1 - s[$3]; s[$3] = 0 }
  END { for (p in t) printf "%-28s %6.2f h\n", p, t[p] / 3600 }
' "$jar/$week.tsv" | sort -k2 -rn
