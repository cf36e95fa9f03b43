#!/usr/bin/env bash
set -uo pipefail
list="${XDG_CONFIG_HOME:-$HOME/.config}/backup-verify/repos"
log="${XDG_STATE_HOME:-$HOME/.local/state}/backup-verify"
mkdir -p "$log"
[[ -r "$list" ]] || { echo "write your repositories to $list" >&2; exit 1; }

verify() {
  local repo="$1" work
  work="$(mktemp -d)"
  restic -r "$repo" snapshots --latest 1 --compact || { rm -rf -- "$work"; return 1; }
  restic -r "$repo" check --read-data-subset=1% || { rm -rf -- "$work"; return 2; }
  restic -r "$repo" restore latest --target "$work" --include '*/README*' --verify
  local code=$?
  rm -rf -- "$work"
  return $code
}

worst=0
while IFS= read -r repo; do
  [[ -z "$repo" || "$repo" == \#* ]] && continue
  echo "== $repo"
  verify "$repo" < /dev/null
  code=$?
  printf '%s\t%s\t%d\n' "$(date -u +%FT%TZ)" "$repo" "$code" >> "$log/history.tsv"
  (( code > worst )) && worst=$code
done < "$list"
exit "$worst"
