#!/usr/bin/env bash
set -u
ns=${1:?namespace}; pod=${2:?pod}
k() { kubectl -n "$ns" "$@"; }
echo "context: $(kubectl config current-context)"
k get pod "$pod" -o wide
k get pod "$pod" -o jsonpath='{range .status.containerStatuses[*]}{.name}{"\t"}{.restartCount}{"\t"}{.state}{"\n"}{end}'
k get events --field-selector "involvedObject.name=$pod" --sort-by=.lastTimestamp | tail -15
for c in $(k get pod "$pod" -o jsonpath='{.spec.containers[*].name}'); do
  echo "--- $c (previous)"; k logs "$pod" -c "$c" --previous --tail=30 2>/dev/null
  echo "--- $c";            k logs "$pod" -c "$c" --tail=30
done
