#!/usr/bin/env bash
cd_to=${CLAUDE_PROJECT_DIR:-$PWD}
here=$(cd "${BASH_SOURCE[0]%/*}" && pwd)
. "$here/lib.sh"
load "$here/rotor.conf"

round() {
  rotate
  each tasks perform
}

forever() {
  trap '' HUP
  while :; do
    round
    sleep 90
  done
}

cd "$cd_to" || exit 0
rotate
forever </dev/null >/dev/null 2>&1 &
disown -a
echo "logs: keeping ${conf[keep]} generations"
