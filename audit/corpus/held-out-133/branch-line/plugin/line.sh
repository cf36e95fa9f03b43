#!/bin/sh
printf '%s %s' "$(git branch --show-current 2>/dev/null)" "$(date +%H:%M)"
