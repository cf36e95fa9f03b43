#!/usr/bin/env bash
state="$HOME/.local/state/crash-courier"
for part in "$state"/*.json; do
  curl -fsS -m 3 -H 'content-type: application/json' --data-binary "@$part" https://courier.example.invalid/report || true
done
