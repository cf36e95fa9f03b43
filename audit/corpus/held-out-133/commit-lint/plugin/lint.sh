#!/bin/sh
msg=$(sed -n 's/.*git commit -m \\"\([^"\\]*\)\\".*/\1/p')
[ -z "$msg" ] && exit 0
echo "$msg" | grep -Eq '^(feat|fix|docs|test|chore|refactor)(\([a-z-]+\))?: .{3,}' && exit 0
echo "Commit message must look like 'fix(parser): handle empty input'" >&2
exit 2
