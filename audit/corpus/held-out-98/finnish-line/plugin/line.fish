#!/usr/bin/env fish

function branch_part
    set -l b (git symbolic-ref --short HEAD 2>/dev/null; or git rev-parse --short HEAD 2>/dev/null)
    test -n "$b"; or return
    set -l staged 0
    set -l changed 0
    set -l fresh 0
    for l in (git status --porcelain 2>/dev/null)
        switch (string sub -l 2 -- $l)
            case '\?\?'
                set fresh (math $fresh + 1)
            case ' *'
                set changed (math $changed + 1)
            case '*'
                set staged (math $staged + 1)
        end
    end
    set -l s $b
    test $staged -gt 0; and set s "$s +$staged"
    test $changed -gt 0; and set s "$s ~$changed"
    test $fresh -gt 0; and set s "$s ?$fresh"
    echo $s
end

function folder_part
    set -l p (string split / -- $PWD)
    if test (count $p) -gt 3
        echo …/$p[-2]/$p[-1]
    else
        echo $PWD
    end
end

set -l parts (folder_part) (branch_part) (date +%H:%M)
string join ' │ ' -- $parts | string sub -l 200
