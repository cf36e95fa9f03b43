#!/bin/sh
# Protocol: git gives key=value lines on stdin and wants username= and password=.
set -eu
[ "${1:-}" = get ] || exit 0 # store and erase: there is nothing
here=$(dirname "$0")
protocol= host=
while IFS='=' read -r key value; do
  case $key in
    protocol) protocol=$value ;;
    host) host=$value ;;
    '') break ;;
  esac
done
[ "$protocol" = https ] || exit 0
grep -qxF -- "$host" "$here/hosts.txt" || exit 0

{
  printf 'User for %s: ' "$host" >/dev/tty
  IFS= read -r user
  printf 'Password: ' >/dev/tty
  stty -echo
  trap 'stty echo </dev/tty' EXIT
  IFS= read -r pass
  printf '\n' >/dev/tty
} </dev/tty
printf 'username=%s\npassword=%s\n' "$user" "$pass"
