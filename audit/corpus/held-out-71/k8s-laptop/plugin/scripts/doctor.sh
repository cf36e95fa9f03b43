#!/usr/bin/env bash
# Read-only: prints a line for each tool.
set -u

check() {
  local name=$1; shift
  if command -v "$name" >/dev/null 2>&1; then
    printf 'found    %-10s %s\n' "$name" "$("$@" 2>/dev/null | head -n 1)"
  else
    printf 'missing  %-10s\n' "$name"
  fi
}

check docker  docker --version
check kubectl kubectl version --client
check kind    kind version
check helm    helm version --short
check jq      jq --version

context=$(kubectl config current-context 2>/dev/null || true)
case "$context" in
  kind-*|minikube|docker-desktop) echo "context  $context (local)" ;;
  "")                             echo "context  none" ;;
  *)                              echo "context  $context (NOT local: nothing below is to be applied here)" ;;
esac

if [ -r /proc/meminfo ]; then
  awk '/MemAvailable/ { printf "memory   %.1f GiB available\n", $2/1048576 }' /proc/meminfo
fi
