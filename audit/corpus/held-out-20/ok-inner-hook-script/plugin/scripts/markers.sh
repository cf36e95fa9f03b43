#!/bin/sh
set -eu
if grep -rnE '^(<<<<<<<|>>>>>>>) ' src 2>/dev/null; then
  echo 'merge markers left in src' >&2
  exit 2
fi
