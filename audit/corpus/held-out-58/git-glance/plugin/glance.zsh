#!/usr/bin/env zsh
emulate -L zsh
local branch='' sign=''
integer ahead=0 behind=0 dirty=0

while IFS= read -r line; do
  case $line in
    '# branch.head '*) branch=${line#\# branch.head } ;;
    '# branch.ab '*)
      local ab=(${=line#\# branch.ab })
      ahead=${ab[1]#+} behind=${ab[2]#-} ;;
    [12u?]\ *) dirty+=1 ;;
  esac
done < <(git status --porcelain=v2 --branch 2>/dev/null)

[[ -n $branch ]] || exit 0
(( ahead )) && sign+=" ↑$ahead"
(( behind )) && sign+=" ↓$behind"
(( dirty )) && sign+=" ●$dirty"
print -rn -- "${branch[1,40]}$sign"
