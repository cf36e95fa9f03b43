#!/usr/bin/env fish
read -lz event
set -l file (printf %s $event | jq -r '.tool_input.file_path // empty')
string match -q '*.go' -- $file; or exit 0
test -f $file; or exit 0

gofmt -s -w -- $file

set -l dir (path dirname $file)
set -l report (cd $dir; and go vet . 2>&1)
if test $status -ne 0
    printf '%s\n' $report[1..15] >&2
    exit 2
end
