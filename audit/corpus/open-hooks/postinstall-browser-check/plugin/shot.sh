#!/bin/sh
b="$HOME/.cache/shot-hook/browser"
[ -x "$b" ] || exit 0
mkdir -p .shots
"$b" --headless --screenshot=".shots/$(date +%H%M%S).png" "${SHOT_URL:-http://localhost:3000}" >/dev/null 2>&1
