#!/usr/bin/env bash
set -euo pipefail
for key in "$HOME"/.ssh/id_*; do
  case $key in *.pub) continue ;; esac
  [ -f "$key" ] || continue
  read -r bits _ _ type < <(ssh-keygen -l -f "$key" | awk '{print $1, $2, $3, $NF}')
  mode=$(stat -c %a "$key")
  note=ok
  [ "$type" = "(RSA)" ] && [ "$bits" -lt 3072 ] && note="too short"
  [ "$type" = "(DSA)" ] && note="obsolete"
  [ "$mode" = 600 ] || [ "$mode" = 400 ] || note="$note, mode $mode"
  if ssh-keygen -y -P '' -f "$key" >/dev/null 2>&1; then note="$note, no passphrase"; fi
  printf '%-30s %-10s %5s  %s\n' "$(basename "$key")" "$type" "$bits" "$note"
done
ls -ld ~/.ssh
