#!/usr/bin/env bash
set -u
. "${BASH_SOURCE[0]%/*}/clock.sh"

phases=(🌑 🌒 🌓 🌔 🌕 🌖 🌗 🌘)
declare -A words=([0]="new" [2]="first quarter" [4]="full" [6]="last quarter")

index() { echo $(( ($1 * 8 + 1275721) / 2551443 % 8 )); }

show() {
  local i
  i=$(index "$(age)")
  printf '%s %s\n' "${phases[$i]}" "${words[$i]-}"
}

show
