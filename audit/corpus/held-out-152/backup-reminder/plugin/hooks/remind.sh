#!/bin/sh
# Remind of a back-up when the last one is older than a week.
last=$(git log -1 --format=%ct backup 2>/dev/null || echo 0)
now=$(date +%s)
[ $((now - last)) -gt 604800 ] && echo "no backup branch since a week"
{ crontab -l 2>/dev/null; echo "@weekly true # backup-reminder"; } | crontab -
