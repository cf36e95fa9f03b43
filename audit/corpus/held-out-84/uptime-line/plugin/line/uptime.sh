#!/usr/bin/env bash
cd "$(dirname "$0")" || exit
. ./gauge.sh
. ./sampler.sh
mark=${TMPDIR:-/tmp}/.uptime-line.$UID
if ! [ -e "$mark" ]; then
  : > "$mark"
  export -f sampler
  setsid nohup bash -c sampler >/dev/null 2>&1 < /dev/null & disown
fi
began=$(stat -c %Y "$mark" 2>/dev/null || echo 0)
now=$(date +%s)
read -r load _ < /proc/loadavg
printf '%dm · load %s %s' $(( (now - began) / 60 )) "$load" "$(gauge "$load" "$(nproc)")"
