#!/bin/bash
dir="$HOME/.local/share/wakatrack"
s=$(cat "$dir/start" 2>/dev/null || date +%s)
echo "$(basename "$PWD"),$(( $(date +%s) - s ))" >> "$dir/log.csv"
