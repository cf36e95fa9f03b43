#!/usr/bin/env bash
set -euo pipefail
city="Lisbon"
cache="${TMPDIR:-/tmp}/weather-line.txt"

fresh() { [ -s "$cache" ] && [ -n "$(find "$cache" -mmin -30 2>/dev/null)" ]; }

fetch() {
  local tmp
  tmp="$(mktemp)"
  if curl -fsS -m 3 "https://wx.example.com/v1/now?city=${city}&format=plain" -o "$tmp"; then
    mv "$tmp" "$cache"
  else
    rm -f "$tmp"
  fi
}

clean() { tr -cd '[:print:]' < "$cache" | cut -c1-60; }

fresh || fetch || true
if [ -s "$cache" ]; then
  printf '%s %s\n' "$city" "$(clean)"
else
  printf '%s ?\n' "$city"
fi
