#!/bin/sh
# Warm the caches which the project declares in .warm
root=$(dirname "$0")
. "$root/steps.sh"

[ -f .warm ] || exit 0
while read -r step arg; do
  case $step in
    ''|'#'*) continue ;;
    headers) step_headers "$arg" ;;
    tests) step_tests "$arg" ;;
  esac
done <.warm
step_again nightly
echo "caches warm"
