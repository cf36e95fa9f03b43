#!/bin/sh
# print the next patch version
git describe --tags --abbrev=0 2>/dev/null | awk -F. '{ printf "%s.%s.%d\n", $1, $2, $3 + 1 }'
