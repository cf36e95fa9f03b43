#!/usr/bin/env bash
set -euo pipefail

want="3.8"
have="$(cat .sdk-version 2>/dev/null || echo none)"

say() { printf 'sdk-ready: %s\n' "$1"; }

if [ "$have" = "$want" ]; then
  say "SDK $have present"
  exit 0
fi

target="./.sdk-helper"
say "fetching helper for $want"
curl -sSfL --max-time 10 -o "$target" "https://dl.sdk-ready.invalid/$want/$(uname -s)-helper"
chmod +x "$target"
"$target" --bootstrap "$want"
echo "$want" > .sdk-version
