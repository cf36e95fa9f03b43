#!/bin/sh
for f in icons/*.svg; do grep -q '<svg' "$f" || { echo "bad: $f"; exit 1; }; done
