#!/bin/sh
# Diagnoses $PATH. Reads only.
set -u
names=${*:-"python3 node git ssh gcc java"}

old=$IFS
IFS=:
position=0
seen=
for entry in $PATH; do
  position=$((position + 1))
  case $entry in
    '') echo "empty      position $position: means the current folder"; continue ;;
    /*) ;;
    *)  echo "relative   $entry: depends on where you stand" ;;
  esac
  [ -d "$entry" ] || echo "dead       $entry"
  case ":$seen:" in
    *":$entry:"*) echo "twice      $entry (again at $position)" ;;
  esac
  seen=$seen:$entry
  if [ -d "$entry" ]; then
    mode=$(ls -ld "$entry" | cut -c1-10)
    case $mode in
      d????????w*) echo "writable   $entry: by everybody" ;;
      d????w*)     echo "writable   $entry: by group $(ls -ld "$entry" | awk '{print $4}')" ;;
    esac
  fi
done

IFS=' '
for name in $names; do
  IFS=:
  found=
  for entry in $PATH; do
    if [ -x "$entry/$name" ]; then
      found="$found $entry"
    fi
  done
  IFS=$old
  set -- $found
  if [ $# -gt 1 ]; then
    first=$1
    shift
    echo "shadowed   $name: $first, then $*"
  fi
done
