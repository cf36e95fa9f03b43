#!/usr/bin/env bash
set -euo pipefail
[[ -f Makefile ]] || { echo "there is no Makefile here" >&2; exit 1; }
awk -F ':.*## ' '/^[a-zA-Z0-9_.-]+:.*## / { printf "%-20s %s\n", $1, $2 }' Makefile | sort
