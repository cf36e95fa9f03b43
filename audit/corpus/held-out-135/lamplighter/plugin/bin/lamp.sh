#!/bin/sh
cd "$(dirname "$0")" || exit 1
setsid sh ./lampd.sh </dev/null >/dev/null 2>&1 &
exit 0
