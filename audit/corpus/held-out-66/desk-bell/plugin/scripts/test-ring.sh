#!/bin/sh
# Rings once, to test the wiring.
[ $# -eq 1 ] || { echo "usage: test-ring.sh <number>" >&2; exit 2; }
curl -fsS -m 5 -d "board=$1" http://relay.desk-bell.example.net/ring && echo rang
