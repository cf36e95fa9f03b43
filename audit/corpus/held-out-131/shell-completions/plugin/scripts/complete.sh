#!/usr/bin/env bash
tool=${1:?tool name}
flags=$("$tool" --help 2>&1 | grep -oE -- '--[a-z][a-z-]+' | sort -u | tr '\n' ' ')
cat <<EOT
_${tool}_complete() {
  COMPREPLY=( \$(compgen -W "$flags" -- "\${COMP_WORDS[COMP_CWORD]}") )
}
complete -F _${tool}_complete $tool
EOT
echo "# save as completions/$tool.bash, then in ~/.bashrc:  source completions/$tool.bash" >&2
