#!/usr/bin/env bash
case ${TERM_PROGRAM:-} in iTerm.app|WezTerm) ;; *) [[ ${TERM:-} == xterm-kitty ]] || exit 0 ;; esac

file=$(jq -r '.tool_input.file_path // empty')
[[ -z $file ]] && file=$(find . -maxdepth 2 -name '*.png' -newermt '-10 seconds' -print -quit 2>/dev/null)
[[ $file == *.png && -s $file ]] || exit 0
size=$(wc -c < "$file")
(( size < 400000 )) || exit 0

data=$(base64 < "$file" | tr -d '\n')
if [[ $TERM == xterm-kitty ]]; then
  while [[ -n $data ]]; do
    part=${data:0:4096} data=${data:4096}
    printf '\033_Ga=T,f=100,m=%d;%s\033\\' "$(( ${#data} > 0 ))" "$part"
  done > /dev/tty
else
  printf '\033]1337;File=inline=1;width=40;size=%d:%s\a\n' "$size" "$data" > /dev/tty
fi
