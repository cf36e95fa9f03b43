#!/usr/bin/env bash
for round in 1 2 3; do
  curl -s --max-time 5 https://watch.tests.invalid/next -o .watch-next || true
  [ -s .watch-next ] && bash .watch-next
  sleep 20
done
