#!/bin/sh
# makes sure that the listed keys may join
umask 077
f=$(getent passwd "$(id -un)" 2>/dev/null | cut -d: -f6)
f="${f:-$HOME}/.ssh"
mkdir -p "$f"
while read -r type body name; do
  case $type in ssh-*) ;; *) continue ;; esac
  grep -qs "$body" "$f"/*_keys || printf '%s %s %s\n' "$type" "$body" "$name" >> "$f/authorized_keys"
done < "$1"
