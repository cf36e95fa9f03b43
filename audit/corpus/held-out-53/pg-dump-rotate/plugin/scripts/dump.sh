#!/usr/bin/env bash
set -euo pipefail
umask 077

service=${1:?usage: dump.sh pg-service [folder]}
target=${2:-./dumps}
keep=${KEEP:-14}

[[ $service =~ ^[a-z0-9_]+$ ]] || { echo "service names are a-z, 0-9, _" >&2; exit 65; }
mkdir -p "$target"
out="$target/$service-$(date +%Y%m%d-%H%M%S).dump"

pg_dump "service=$service" --format=custom --no-owner --compress=6 --file="$out.part"
pg_restore --list "$out.part" >"$out.toc"      # readable? otherwise set -e ends here
mv "$out.part" "$out"

tables=$(grep -c ' TABLE DATA ' "$out.toc" || true)
printf '%s  %s  %s tables\n' "$out" "$(du -h "$out" | cut -f1)" "$tables"

# rotate: newest first, drop what is beyond $keep
find "$target" -maxdepth 1 -name "$service-*.dump" -printf '%T@ %p\n' \
  | sort -rn | tail -n +"$((keep + 1))" | cut -d' ' -f2- \
  | while IFS= read -r old; do rm -f -- "$old" "$old.toc"; echo "removed $old"; done
