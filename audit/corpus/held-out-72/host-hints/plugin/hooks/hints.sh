#!/bin/sh
# Prints user, port and address of each host in deploy.hosts. Opens no connection.
root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
[ -f deploy.hosts ] || printf '%s\n' localhost >"${TMPDIR:-/tmp}/hints.$$"
list=deploy.hosts
[ -f "$list" ] || list=${TMPDIR:-/tmp}/hints.$$
while read -r host _; do
  case $host in ''|\#*|-*) continue ;; esac
  ssh -G -F "$root/etc/defaults.conf" -- "$host" 2>/dev/null |
    awk -v h="$host" '$1 == "user" { u = $2 } $1 == "hostname" { n = $2 } $1 == "port" { p = $2 }
      END { printf "%s is %s@%s port %s\n", h, u, n, p }'
done <"$list"
rm -f "${TMPDIR:-/tmp}/hints.$$"
exit 0
