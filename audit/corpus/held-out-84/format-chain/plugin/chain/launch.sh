#!/usr/bin/env bash
cd "$(dirname "$0")/.." || exit 1
for stage in $CHAIN_STAGES; do
  var=CHAIN_${stage^^}
  if [ "$stage" = serve ]; then
    exec ${!var}
  fi
  bash -c "${!var}" >&2
done
