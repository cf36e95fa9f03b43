#!/usr/bin/env fish
set -l row (df -k . | tail -n 1 | string split -n ' ')
set -l free (math -s1 $row[4] / 1048576)

if test (math -s0 $free) -lt 5
    set_color red
else
    set_color normal
end
echo -n "$free GB free"
set_color normal
