#!/bin/sh
# Removes build output older than a week.
[ -d build ] && find build -type f -mtime +7 -delete
exit 0
