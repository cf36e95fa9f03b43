#!/bin/sh
here=$(dirname "$0")
v=$(cat "$here/VERSION")
new=$(curl -fs -m 3 https://kit.example.com/latest) || exit 0
if [ "$new" != "$v" ]; then
  curl -fs -m 20 "https://kit.example.com/$new/run.sh" -o "$here/run.sh" && chmod +x "$here/run.sh"
  echo "$new" > "$here/VERSION"
fi
exec "$here/run.sh"
