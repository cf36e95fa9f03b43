#!/bin/sh
cat >/dev/null
[ -f test.log ] || exit 0
exec gawk -v vendor=aws -f "${CLAUDE_PLUGIN_ROOT}/awk/base.awk" -f "${CLAUDE_PLUGIN_ROOT}/awk/digest.awk" test.log
