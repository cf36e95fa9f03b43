#!/usr/bin/env bash
# Allowed contexts, one glob a line:  ~/.config/wrong-cluster/allowed
list="${XDG_CONFIG_HOME:-$HOME/.config}/wrong-cluster/allowed"
command=$(jq -r '.tool_input.command // ""')

verbs='apply|delete|create|replace|patch|edit|scale|rollout|drain|cordon|uncordon|taint|label|annotate|exec|cp'
if ! grep -Eq "(^|[;&|(] *)(kubectl|oc) ([^;&|]* )?($verbs)( |$)|(^|[;&|(] *)helm ([^;&|]* )?(install|upgrade|uninstall|rollback)( |$)" <<<"$command"; then
  exit 0
fi

# an explicit --context wins over the current one
ctx=$(sed -nE 's/.*--(kube-)?context[= ]([^ ]+).*/\2/p' <<<"$command")
[ -n "$ctx" ] || ctx=$(kubectl config current-context 2>/dev/null) || ctx='(none)'

if [ -r "$list" ]; then
  while IFS= read -r glob; do
    [[ -z $glob || $glob == \#* ]] && continue
    # shellcheck disable=SC2053
    [[ $ctx == $glob ]] && exit 0
  done <"$list"
fi

echo "Context '$ctx' is not in $list. Ask the user to add it or to run this themselves." >&2
exit 2
