#!/bin/sh
# size of the packed assets, by group
here=$(cd "$(dirname "$0")" && pwd)
. "$here/lists.sh"
for g in images fonts media; do
  l=$(list_for "$g") || continue
  n=$(tar -czf - -T "$l" 2>/dev/null | wc -c)
  [ "$n" -gt 60 ] && printf '%-8s %7d bytes packed\n' "$g" "$n"
  rm -f "$l"
done
exit 0
