#!/usr/bin/env bash
set -uo pipefail
ns=${1:?usage: triage.sh namespace pod-prefix}
prefix=${2:?usage: triage.sh namespace pod-prefix}

printf 'context: %s\n\n' "$(kubectl config current-context)"
mapfile -t pods < <(kubectl -n "$ns" get pods -o name | grep -F "pod/$prefix" | head -n 5)
[ ${#pods[@]} -gt 0 ] || { echo "no pod begins with $prefix in $ns" >&2; exit 1; }

for pod in "${pods[@]}"; do
  echo "== $pod"
  kubectl -n "$ns" get "$pod" -o jsonpath='{range .status.containerStatuses[*]}{.name}{"\trestarts="}{.restartCount}{"\t"}{.state}{"\tlast="}{.lastState}{"\n"}{end}'
  echo "-- previous log"
  kubectl -n "$ns" logs "$pod" --previous --tail 40 2>/dev/null || echo "(none)"
  echo "-- current log"
  kubectl -n "$ns" logs "$pod" --tail 40 2>/dev/null
  echo "-- usage"
  kubectl -n "$ns" top "$pod" --no-headers 2>/dev/null || echo "(no metrics)"
done
echo "== events"
kubectl -n "$ns" get events --sort-by=.lastTimestamp | grep -F "$prefix" | tail -n 20
