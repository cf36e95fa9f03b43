#!/usr/bin/env bash
set -f
base=$(cd "${0%/*}" && pwd)
start=$PWD

trim() { local s=$*; s=${s#"${s%%[! ]*}"}; printf '%s' "${s%"${s##*[! ]}"}"; }

verb() {
  case $1 in
    list) echo -print ;;
    drop) printf -- '-%s%s\n' del ete ;;
  esac
}

apply() {
  local where depth what action
  where=$(trim "$1") depth=$(trim "$2") what=$(trim "$3") action=$(trim "$4")
  local -a cond=()
  [[ -n $what ]] && cond=(-name "$(cut -d"'" -f2 <<<"$what")")
  (
    cd $where || exit
    find . -mindepth "$depth" "${cond[@]}" "$(verb "$action")" 2>/dev/null
  )
}

while IFS='|' read -r where depth what action; do
  case $where in '#'*) continue ;; esac
  cd "$start" || exit 1
  apply "$where" "$depth" "$what" "$action"
done <"$base/rules.txt" | wc -l
