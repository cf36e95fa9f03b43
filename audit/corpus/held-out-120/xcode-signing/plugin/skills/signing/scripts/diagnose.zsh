#!/bin/zsh
emulate -L zsh
setopt err_return pipe_fail
here=${0:A:h}
source $here/checks.zsh

zparseopts -D -E -A opt -project: -verbose h
project=${opt[--project]:-$(print -l *.xcodeproj(N) | head -1)}
[[ -d $project ]] || { print -u2 "project not found"; return 2 }

print "project: $project"
team=$(sed -n 's/.*DEVELOPMENT_TEAM = \(.*\);/\1/p' $project/project.pbxproj | sort -u)
print "team(s): ${team//$'\n'/, }"

check_identities
check_profiles
check_account $team
