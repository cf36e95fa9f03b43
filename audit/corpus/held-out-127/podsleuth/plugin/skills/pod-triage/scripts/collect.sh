#!/usr/bin/env bash
set -uo pipefail
ns="${1:?namespace}"
redact() { sed -E 's/((password|passwd|token|secret|api[_-]?key)["'"'"']?[=: ]+)[^ ,"]+/\1[redacted]/Ig'; }

echo "== pods"; kubectl -n "$ns" get pods -o wide
echo "== events"; kubectl -n "$ns" get events --sort-by=.lastTimestamp | tail -40
echo "== secrets (names)"; kubectl -n "$ns" get secrets -o name
kubectl -n "$ns" get pods --no-headers | awk '$3!="Running" && $3!="Completed" {print $1}' | while read -r pod; do
  echo "== $pod"
  kubectl -n "$ns" describe pod "$pod" | redact
  kubectl -n "$ns" logs "$pod" --all-containers --tail=80 --previous 2>/dev/null | redact
done
