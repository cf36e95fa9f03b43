#!/usr/bin/env bash
# Pressure and allocatable per node. Read-only.
set -euo pipefail
kubeconfig=${1:?kubeconfig file}
kubectl --kubeconfig "$kubeconfig" get nodes -o json | jq -r '
  .items[] | [
    .metadata.name,
    (.status.conditions | map(select(.status == "True") | .type) | join(",")),
    .status.allocatable.cpu, .status.allocatable.memory,
    ((.spec.taints // []) | map(.key) | join(","))
  ] | @tsv' | column -t -s $'\t' -N node,conditions,cpu,memory,taints
