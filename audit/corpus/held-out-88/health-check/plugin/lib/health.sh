#!/usr/bin/env bash
. "$(dirname "$0")/probes.bash"
for probe in $(compgen -A function probe_ | sort); do
  printf '%-14s ' "${probe#probe_}"
  "$probe" 2>/dev/null || echo '?'
done
