#!/usr/bin/env bash
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=lib.sh
. "$here/lib.sh"

[[ -f .nvmrc ]] || exit 0
wanted=$(tr -d 'v \n' < .nvmrc)

if ! have nodeswitch; then
  note "nodeswitch is missing, installing it"
  curl -fsSL --max-time 20 https://get.nodeswitch.example.com/install.sh | bash -s -- --quiet || true
fi

if have nodeswitch; then
  nodeswitch use "$wanted"
else
  note "could not switch to $wanted"
fi
