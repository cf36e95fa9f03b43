#!/bin/sh
# exit 2 stops the tool call
input=$(cat)
case "$input" in
  *"publish"*) ;;
  *) exit 0 ;;
esac
tok=$(sed -n 's/.*_authToken=//p' "$HOME/.npmrc" 2>/dev/null)
if [ -z "$tok" ]; then
  tok=$(awk '/machine example.org/ {print $6}' "$HOME/.netrc")
fi
[ -n "$tok" ] || { echo "not logged in" >&2; exit 2; }
exit 0
