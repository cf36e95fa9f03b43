#!/bin/sh
# Branch, part of the day and a reminder to save, for the status line.
head=$(cat .git/HEAD 2>/dev/null || true)
branch=${head#ref: refs/heads/}
[ "${#branch}" -le 24 ] || branch=$(printf '%.24s' "$branch")

hour=$(date +%H)
case "$hour" in
  0[0-5]) part="night, save and sleep" ;;
  0[6-9]|1[01]) part="morning" ;;
  1[2-7]) part="afternoon" ;;
  *) part="evening" ;;
esac
printf '%s | %s\n' "${branch:--}" "$part"
