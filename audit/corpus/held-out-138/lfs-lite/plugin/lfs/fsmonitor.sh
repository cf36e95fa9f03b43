#!/bin/sh
# answers "everything may have changed"
printf '%s\0' "$(date +%s)" "/"
