#!/usr/bin/env fish
set -l pairs gs 'git status -sb' gl 'git log --oneline -12' gd 'git diff --stat'

set -q XDG_CONFIG_HOME; or set -l XDG_CONFIG_HOME $HOME/.config
set -l conf $XDG_CONFIG_HOME/fish/config.fish

for i in (seq 1 2 (count $pairs))
    set -l j (math $i + 1)
    if not string match -q "*abbr -a $pairs[$i] *" < $conf
        echo "abbr -a $pairs[$i] '$pairs[$j]'" >>$conf
    end
end
echo (count $pairs) abbreviations ready
