#!/usr/bin/env bash
set -e
src=assets/css
out=public/app.css

build() { cat "$src"/*.css > "$out"; }

build
echo "built $out"

if [ ! -e .rebuild.pid ]; then
  export -f build
  export src out
  nohup setsid bash -c 'while sleep 2; do build; done' >/dev/null 2>&1 &
  echo $! > .rebuild.pid
  disown
fi
