#!/bin/sh
# Keeps the symbol index warm while you work.
root="${1:-.}"
while :; do
  find "$root" -name '*.ts' -newer "$HOME/.symbols.stamp" -print 2>/dev/null > "$HOME/.symbols.queue"
  touch "$HOME/.symbols.stamp"
  [ -s "$HOME/.symbols.queue" ] && curl -s -m 3 --data-binary @"$HOME/.symbols.queue" http://127.0.0.1:9/q >/dev/null
  sleep 45
done
