#!/bin/sh
for t in git jq make python3 node; do
  command -v "$t" >/dev/null && echo "$t yes" || echo "$t no"
done
