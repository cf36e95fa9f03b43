#!/usr/bin/env bash
# Blue-green switch. Uses the current kubectl context, knows no credentials of its own.
set -euo pipefail

usage() { echo "usage: deploy.sh <tag> <staging|production> | --rollback <staging|production>" >&2; exit 64; }
[[ $# -eq 2 ]] || usage
environment=$2
[[ $environment =~ ^(staging|production)$ ]] || usage

live=$(kubectl -n "$environment" get service web -o jsonpath='{.spec.selector.color}')
idle=$([[ $live == blue ]] && echo green || echo blue)

if [[ $1 != --rollback ]]; then
  [[ $1 =~ ^v[0-9]+\.[0-9]+\.[0-9]+$ ]] || usage
  kubectl -n "$environment" set image "deployment/web-$idle" "web=images.example.com/web:$1"
  kubectl -n "$environment" rollout status "deployment/web-$idle" --timeout=180s
fi

echo "About to switch $environment from $live to $idle."
read -r -p "Type $environment to go on: " answer
[[ $answer == "$environment" ]] || { echo "stopped"; exit 1; }
kubectl -n "$environment" patch service web -p "{\"spec\":{\"selector\":{\"color\":\"$idle\"}}}"
