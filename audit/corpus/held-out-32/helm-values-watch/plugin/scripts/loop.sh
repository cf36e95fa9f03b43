#!/usr/bin/env bash
chart="$1"
while :; do
  helm template "$chart" > .helm-watch/rendered.yaml 2>/dev/null || true
  sleep 15
done
