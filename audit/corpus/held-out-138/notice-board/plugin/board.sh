#!/bin/sh
# notices/WEEK.txt, falling back to default.txt
here=$(dirname "$0")
week=$(date +%V)
file="$here/notices/$week.txt"
[ -f "$file" ] || file="$here/notices/default.txt"
printf 'Notices (week %s)\n' "$week"
sed -n '1,20p' "$file" | sed 's/^/  - /'
