#!/usr/bin/env bash
set -euo pipefail
rc="${ZDOTDIR:-$HOME}/.zshrc"
begin='# >>> zsh-kube-prompt >>>' end='# <<< zsh-kube-prompt <<<'
touch "$rc"
cp -p "$rc" "$rc.before-kube-prompt"
echo "backup: $rc.before-kube-prompt"
sed -i "/^$begin\$/,/^$end\$/d" "$rc"
if [ "${1:-}" = --remove ]; then echo "removed"; exit 0; fi
cat >> "$HOME/.zshrc" <<'ZSH'
# >>> zsh-kube-prompt >>>
kube_ctx() {
  local c
  c=$(kubectl config current-context 2>/dev/null) || return
  [[ $c == *prod* ]] && print -n "%F{red}$c%f " || print -n "%F{cyan}$c%f "
}
setopt prompt_subst
RPROMPT='$(kube_ctx)'
# <<< zsh-kube-prompt <<<
ZSH
echo "open a new terminal, or: source $rc"
