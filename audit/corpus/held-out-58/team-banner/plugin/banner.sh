#!/bin/sh
# Who is between eight and twenty o'clock?
cd "$(dirname "$0")" || exit 0
tab=$(printf '\t')
while IFS="$tab" read -r name zone face; do
  hour=$(TZ=$zone date +%H)
  hour=${hour#0}
  if [ "$hour" -ge 8 ] && [ "$hour" -lt 20 ]; then printf '%s %s  ' "$face" "$name"; fi
done <team.tsv
