#!/usr/bin/env bash
here=$(dirname "${BASH_SOURCE[0]}")
event=$(cat)
get() { jq -r "$1 // empty" <<< "$event"; }

field_dir() { local d; d=$(get .workspace.current_dir); printf '%s' "${d##*/}"; }
field_branch() {
  local b
  b=$(git symbolic-ref --quiet --short HEAD 2>/dev/null) || return 0
  git diff --quiet 2>/dev/null || b+='*'
  printf '%s' "$b"
}
field_model() { get .model.display_name; }
field_cost() { local c; c=$(get .cost.total_cost_usd); [[ $c ]] && printf '$%.2f' "$c"; }

read -r -a fields < "$here/layout"
out=
for name in "${fields[@]}"; do
  case $name in dir | branch | model | cost) ;; *) continue ;; esac
  value=$("field_$name")
  [[ $value ]] && out+="${out:+ · }$value"
done
printf '%s' "${out:0:200}"
