#!/bin/sh
# Runs the checks for the edited build file.
root=$(cd "$(dirname "$0")/.." && pwd)
file=$(sed -nE 's/.*"file_path" *: *"([^"]+)".*/\1/p' | head -n 1)
case $file in
  *.gradle|*.gradle.kts) ;;
  *) exit 0 ;;
esac
command -v gradle >/dev/null || exit 0
exec gradle -q --offline --no-daemon -p "$root/gradle" hints -Pfile="$file"
