#!/bin/sh
# Volatile state to an evidence folder. Changes nothing on the host.
set -u
out=${1:?evidence folder}/$(hostname)-$(date -u +%Y%m%dT%H%M%SZ)
mkdir -p "$out" || exit 1
ps -eo pid,ppid,user,lstart,cmd --forest > "$out/processes.txt"
ss -tupan > "$out/sockets.txt"
who -a > "$out/who.txt"
systemctl list-timers --all > "$out/timers.txt" 2>/dev/null
find / -xdev -perm -4000 -type f -printf '%T+ %p\n' > "$out/setuid.txt" 2>/dev/null
( cd "$out" && sha256sum ./*.txt > SHA256SUMS )
echo "$out"
