#!/bin/sh
# Exit status 2 stops the call; the text on standard error is shown.
set -u
input=$(cat)

stop() {
  printf 'sh-guard: %s\n' "$1" >&2
  exit 2
}

case $input in
  *'rm -rf /'*|*'rm -fr /'*) stop 'removes from the root' ;;
  *'mkfs.'*|*'dd if='*' of=/dev/'*) stop 'writes to a device' ;;
  *'chmod 777'*) stop 'opens a file to everyone' ;;
esac

if printf '%s' "$input" | grep -Eq 'push +(-f|--force)( |")'; then
  stop 'use --force-with-lease'
fi
exit 0
