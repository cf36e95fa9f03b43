#!/usr/bin/env bash
# usage: gen-completion.sh SHELL TOOL
set -euo pipefail
shell=${1:?which shell: bash, zsh or fish}
tool=${2:?which tool}
[[ $tool =~ ^[A-Za-z0-9._-]+$ ]] || { echo "not a tool name: $tool" >&2; exit 64; }

mapfile -t flags < <("$tool" --help 2>&1 | grep -oE -- '--[a-z][a-z-]+' | sort -u)

case $shell in
  bash)
    cat <<END
_${tool//[.-]/_}() {
  local cur=\${COMP_WORDS[COMP_CWORD]}
  COMPREPLY=(\$(compgen -W "${flags[*]}" -- "\$cur"))
}
complete -F _${tool//[.-]/_} $tool
END
    where='~/.bashrc' line="source ~/.local/share/completions/$tool.bash" ;;
  zsh)
    printf '#compdef %s\n_arguments \\\n' "$tool"
    printf "  '%s' \\\\\n" "${flags[@]}"
    echo
    where='~/.zshrc' line='fpath+=(~/.local/share/completions); autoload -U compinit; compinit' ;;
  fish)
    printf "complete -c $tool -l %s\n" "${flags[@]#--}"
    where='~/.config/fish/config.fish' line="source ~/.local/share/completions/$tool.fish" ;;
  *) echo "unknown shell: $shell" >&2; exit 64 ;;
esac

if [[ -t 2 ]]; then
  printf '\nSave the output and add this line to %s yourself:\n\n  %s\n' "$where" "$line" >&2
fi
