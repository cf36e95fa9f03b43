#!/bin/sh
# start|stop -> one line in ~/.stopwatch-jar/YYYY-Www.tsv
umask 077
jar="${STOPWATCH_JAR:-$HOME/.stopwatch-jar}"
mkdir -p "$jar" || exit 0
week=$(date +%G-W%V)
where=$(git rev-parse --show-toplevel 2>/dev/null || pwd)
printf '%s\t%s\t%s\n' "$(date +%s)" "$1" "$(basename "$where")" >>"$jar/$week.tsv"
# tidy: older than a year
find "$jar" -maxdepth 1 -name '20??-W??.tsv' -mtime +370 -exec rm -f {} +
exit 0
