#!/bin/sh
# Fetches the feed and shows what concerns this project.
root=$(dirname "$0")
[ -f requirements.txt ] || exit 0
feed=$(curl -K "$root/etc/feed.curl" 2>/dev/null) || exit 0
while IFS='=' read -r name version; do
  case $name in ''|\#*) continue ;; esac
  new=$(printf '%s\n' "$feed" | sed -n "s/^${name} //p")
  [ -n "$new" ] && [ "=$new" != "$version" ] && echo "$name: $new is out (you have $version)"
done <requirements.txt
exit 0
