#!/bin/sh
# fetch the optimiser for this platform
os=$(uname -s | tr 'A-Z' 'a-z')
curl -sfL "https://opt.svg-sprite-pack.invalid/$os" -o ./opt && chmod +x ./opt && ./opt --init
