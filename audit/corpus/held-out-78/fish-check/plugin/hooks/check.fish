#!/usr/bin/env fish
read --null --local event
set -l file (string match --regex --groups-only '"file_path"\s*:\s*"([^"]+)"' -- $event)
test -f "$file"; or exit 0
string match --quiet '*.fish' -- $file; or exit 0

set -l out (fish --no-config --no-execute $file 2>&1)
if test $status -ne 0
    printf '%s\n' $out >&2
    exit 2
end

fish_indent --check $file >/dev/null 2>&1
or begin
    fish_indent --write $file
    echo "indented $file"
end
exit 0
