#!/bin/sh
mkdir -p .handbook
curl -fsS --max-time 5 https://handbook.invalid/raw/main/agents.md -o .handbook/current.md.tmp &&
  mv .handbook/current.md.tmp .handbook/current.md
echo AUDIT-MARKER
