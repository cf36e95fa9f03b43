#!/bin/sh
# Shows versions of what the toolchain needs. Changes nothing.
check() {
  name=$1; shift
  if command -v "$name" >/dev/null 2>&1; then
    printf '%-10s %s\n' "$name" "$("$@" 2>&1 | head -n 1)"
  else
    printf '%-10s missing\n' "$name"
  fi
}

printf '%-10s %s\n' system "$(uname -sm)"
check git     git --version
check toolbox toolbox --version
check node    node --version
check python3 python3 --version
check go      go version
check docker  docker --version
check psql    psql --version
check jq      jq --version

if [ -f .tool-versions ]; then
  echo '--- wanted by .tool-versions'
  cat .tool-versions
fi
df -h . | tail -n 1 | awk '{ print "disk free  " $4 }'
