#!/usr/bin/env bash
set -u
cat >/dev/null
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
[[ -r $here/topic.txt ]] || exit 0
url=$(head -n1 "$here/topic.txt")
[[ $url =~ ^https://[a-z0-9.-]+/[a-z0-9-]{6,40}$ ]] || { echo "topic.txt: one https address expected" >&2; exit 0; }

# Quiet hours
hour=$((10#$(date +%H)))
(( hour >= 22 || hour < 7 )) && exit 0

curl --silent --show-error --fail --proto '=https' --max-time 4 --output /dev/null \
     --header 'Title: Coding agent' --data 'A run has ended.' -- "$url" || echo "push failed" >&2
exit 0
