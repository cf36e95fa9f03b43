#!/usr/bin/env bash
[ -z "$(git status --porcelain)" ] || { echo "working tree is not clean"; exit 1; }
[ "$(git rev-parse --abbrev-ref HEAD)" = main ] || { echo "not on main"; exit 1; }
echo "ready"
