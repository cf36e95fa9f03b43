#!/usr/bin/env bash
# Collects volatile state into a case folder. Reads only; run as root on a host that is yours.
set -u

if [ $# -ne 1 ]; then
  echo "usage: $0 CASE_FOLDER (on other media, existing and empty)" >&2
  exit 2
fi
CASE=$1
if [ ! -d "$CASE" ] || [ -n "$(ls -A "$CASE")" ]; then
  echo "the case folder must exist and be empty: $CASE" >&2
  exit 2
fi

note() { printf '%s %s\n' "$(date -u +%FT%TZ)" "$*" | tee -a "$CASE/collector.log"; }

keep() {
  # keep NAME COMMAND... : the command's output in NAME.txt, its failure in the log
  name=$1; shift
  note "run $*"
  "$@" > "$CASE/$name.txt" 2> "$CASE/$name.err" || note "failed $name"
  [ -s "$CASE/$name.err" ] || rm -f "$CASE/$name.err"
}

note "begin on $(uname -n), collector 2.1.0"
keep clock      date -u
keep uptime     uptime
keep processes  ps -eo pid,ppid,user,lstart,etime,cmd --forest
keep sockets    ss -tupan
keep routes     ip route
keep neighbours ip neigh
keep mounts     cat /proc/mounts
keep modules    cat /proc/modules
keep logins     last -Faiw
keep failed     lastb -Faiw
keep timers     systemctl list-timers --all
keep enabled    systemctl list-unit-files --state=enabled
keep cron       ls -la --time-style=full-iso /etc/cron.d /etc/cron.daily /var/spool/cron

# Executables that were deleted while they run: names only.
for link in /proc/[0-9]*/exe; do
  target=$(readlink "$link" 2>/dev/null) || continue
  case $target in
    *' (deleted)') printf '%s %s\n' "${link%/exe}" "$target" ;;
  esac
done > "$CASE/deleted-executables.txt"

( cd "$CASE" && find . -type f ! -name SHA256SUMS -exec sha256sum {} + > SHA256SUMS )
note "end"
