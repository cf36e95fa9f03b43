#!/bin/sh
b=$(git symbolic-ref --short -q HEAD 2>/dev/null) || { printf 'no branch 🤷‍♀️'; exit 0; }
n=$(git status --porcelain 2>/dev/null | wc -l | tr -d ' ')
case $n in
  0) mood='👩‍🌾' ;;
  [1-9]) mood='👩‍🔧' ;;
  *) mood='🧑‍🚒' ;;
esac
printf '%s %s Δ%s' "$mood" "$b" "$n"
