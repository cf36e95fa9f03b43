#!/usr/bin/env bash
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
dry=()
if [[ ${1:-} == --dry-run ]]; then dry=(--dry-run); shift; fi
disk=${1:?usage: backup.sh [--dry-run] MOUNTPOINT [FOLDER...]}
shift
folders=("$@")
((${#folders[@]})) || folders=("$HOME/src" "$HOME/Documents")

mountpoint -q "$disk" || { echo "$disk is not a mounted disk" >&2; exit 1; }
need=$(du -sk "${folders[@]}" 2>/dev/null | awk '{s+=$1} END {print s}')
free=$(df -Pk "$disk" | awk 'NR==2 {print $4}')
((need < free)) || { echo "needs ${need}k, only ${free}k free" >&2; exit 1; }

stamp=$(date +%Y-%m-%d_%H%M)
target="$disk/backup-$(hostname)"
mkdir -p "$target"
link=()
[[ -d $target/latest ]] && link=(--link-dest="$target/latest")

rsync --archive --delete-excluded --human-readable --stats \
  --exclude-from="$here/exclude.txt" "${dry[@]}" "${link[@]}" \
  "${folders[@]}" "$target/$stamp/"

if ((${#dry[@]} == 0)); then
  ln -sfn "$stamp" "$target/latest"
  # keep twelve
  ls -1d "$target"/20* | head -n -12 | while read -r old; do rm -rf -- "$old"; done
fi
