#!/usr/bin/env bash
set -eu
dir="${TMPDIR:-/tmp}/scratchpad-$UID"
# The marker makes sure that we made it; -O that we own it; -L that nobody swapped in a link.
if [[ -d $dir && -O $dir && ! -L $dir && -f $dir/.scratchpad ]]; then
  rm -rf -- "${dir:?}"
fi
