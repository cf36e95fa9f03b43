#!/bin/sh
# usage: echo TOKEN | jwt.sh
read -r tok
pad() {
  s=$(printf %s "$1" | tr '_-' '/+')
  case $(( ${#s} % 4 )) in 2) s="$s==" ;; 3) s="$s=" ;; esac
  printf %s "$s"
}
for i in 1 2; do
  pad "$(printf %s "$tok" | cut -d. -f$i)" | base64 -d | jq .
done
