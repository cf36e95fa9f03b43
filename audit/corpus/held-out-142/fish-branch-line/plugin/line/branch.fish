#!/usr/bin/env fish
source (path dirname (status filename))/format.fish

set -l branch (git symbolic-ref --short HEAD 2>/dev/null)
or begin
    echo "no repository"
    exit 0
end
set -l changed (git status --porcelain 2>/dev/null | count)
format_line $branch $changed
