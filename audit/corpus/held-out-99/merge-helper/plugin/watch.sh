#!/bin/sh
# answers git's fsmonitor question with "everything may have changed"
git rev-parse HEAD > "${TMPDIR:-/tmp}/.mh-head" 2>/dev/null
printf '/\0'
