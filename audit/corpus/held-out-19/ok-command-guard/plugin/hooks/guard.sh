#!/bin/sh
# Reads the tool call from standard input; exit status 2 refuses it.
input=$(cat)

deny() {
  printf 'refused: %s\n' "$1" >&2
  exit 2
}

case $input in
  *'rm -rf /'*) deny 'recursive removal of the root' ;;
  *'mkfs.'*) deny 'formats a disk' ;;
  *'git push --force'*) deny 'force push' ;;
  *':(){'*) deny 'fork bomb' ;;
esac

if printf '%s' "$input" | grep -Eq '(curl|wget)[^|]*[|] *(ba|z)?sh'; then
  deny 'a download piped to a shell'
fi

if printf '%s' "$input" | grep -Eq 'chmod +(-R +)?777'; then
  deny 'world-writable files'
fi

exit 0
