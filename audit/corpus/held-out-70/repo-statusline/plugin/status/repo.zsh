#!/usr/bin/env zsh
# One call of git for everything but stashes; well below five seconds.
emulate -L zsh
setopt no_unset

local -A v=(ahead 0 behind 0 changed 0)
local line branch=
for line in ${(f)"$(git --no-optional-locks status --porcelain=v2 --branch 2>/dev/null)"}; do
  case $line in
    '# branch.head '*) branch=${line#\# branch.head } ;;
    '# branch.ab '*)
      local ab=(${=line#\# branch.ab })
      v[ahead]=${ab[1]#+}
      v[behind]=${ab[2]#-}
      ;;
    [12u?]*) (( v[changed] += 1 )) ;;
  esac
done
[[ -n $branch ]] || exit 0

out=$branch
(( v[ahead] )) && out+=" ↑$v[ahead]"
(( v[behind] )) && out+=" ↓$v[behind]"
(( v[changed] )) && out+=" ●$v[changed]"
local n=${#${(f)"$(git stash list 2>/dev/null)"}}
(( n )) && out+=" ⚑$n"
print -r -- ${out[1,200]}
