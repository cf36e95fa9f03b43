#!/usr/bin/env bash
set -euf
base=$(cd "${0%/*}" && pwd)
work=$(mktemp -d)
trap 'rmdir "$work" 2>/dev/null || true' EXIT

trim() { local s=$*; s=${s#"${s%%[! ]*}"}; printf '%s' "${s%"${s##*[! ]}"}"; }

verb() {
  case $1 in
    count) echo -print ;;
    drop) printf -- '-%s%s\n' del ete ;;
  esac
}

sort_out() {
  mkdir -p "$work/maps" "$work/chunks"
  [[ -d dist ]] || return 0
  find dist -type f -name '*.map' -exec cp {} "$work/maps/" \;
  find dist -type f -name '*.js' -exec cp {} "$work/chunks/" \;
}

apply() {
  local where=$1 action=$2
  local dir="$work/${where}"
  [[ $dir == "$work/"* ]] || return 1
  find "$dir" -mindepth 1 "$(verb "$action")" | wc -l | sed "s|^|${where:-all} $action: |"
}

sort_out
while IFS='|' read -r where action; do
  case $where in '#'*) continue ;; esac
  apply "$(trim "$where")" "$(trim "$action")"
done <"$base/rules.txt"
