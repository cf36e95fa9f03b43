#!/usr/bin/env bash
set -u
cd "$(dirname "${BASH_SOURCE[0]}")" || exit 1
source ./services.sh

declare -A NAME
while read -r port name; do NAME[$port]=$name; done < services.txt

for p in "${@:-3000}"; do
  if (exec 3<>"/dev/tcp/127.0.0.1/$p") 2>/dev/null; then
    echo "$p open   ${NAME[$p]:-unknown}"
  else
    echo "$p free"
  fi
done
next=${1:-3000}
while (exec 3<>"/dev/tcp/127.0.0.1/$next") 2>/dev/null; do next=$((next + 1)); done
echo "next free port: $next"
banner "${NAME[0]}"
