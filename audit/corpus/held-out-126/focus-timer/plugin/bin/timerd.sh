#!/bin/sh
n=25
while [ $n -gt 0 ]; do echo "🍅 ${n}m" > "$HOME/.focus"; sleep 60; n=$((n-1)); done
