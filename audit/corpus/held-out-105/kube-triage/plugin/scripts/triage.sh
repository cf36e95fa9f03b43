#!/usr/bin/env bash
# Read-only triage report. Needs kubectl and jq.
set -euo pipefail

kubeconfig="" ns="default" tail=80
usage() { echo "usage: $0 --kubeconfig FILE [-n NAMESPACE] [--tail N]" >&2; exit 64; }
while [ $# -gt 0 ]; do
  case "$1" in
    --kubeconfig) kubeconfig=$2; shift 2 ;;
    -n|--namespace) ns=$2; shift 2 ;;
    --tail) tail=$2; shift 2 ;;
    *) usage ;;
  esac
done
[ -n "$kubeconfig" ] || usage
[ -r "$kubeconfig" ] || { echo "cannot read $kubeconfig" >&2; exit 66; }

k() { kubectl --kubeconfig "$kubeconfig" -n "$ns" "$@"; }

echo "## context"; kubectl --kubeconfig "$kubeconfig" config current-context
echo "## pods not ready"
bad=$(k get pods -o json | jq -r '
  .items[]
  | select((.status.containerStatuses // []) | map(.ready) | all | not)
  | .metadata.name')
[ -n "$bad" ] || { echo "none"; exit 0; }
for pod in $bad; do
  echo "### $pod"
  k get pod "$pod" -o json | jq '.status.containerStatuses | map({name, restartCount, state, lastState})'
  k describe pod "$pod" | sed -n '/^Events:/,$p'
  k logs "$pod" --all-containers --tail="$tail" || true
  k logs "$pod" --all-containers --previous --tail="$tail" 2>/dev/null || true
done
echo "## top"
k top pods 2>/dev/null || echo "metrics-server is not installed"
