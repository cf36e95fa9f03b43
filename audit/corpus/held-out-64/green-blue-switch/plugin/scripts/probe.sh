#!/bin/sh
# probe.sh BLUE_URL GREEN_URL PATHS_FILE: compares status, length and content type of both colours. GET requests only.
set -eu
blue=${1:?blue}; green=${2:?green}; paths=${3:?file with one path per line}

ask() { curl -sS -o /dev/null -m 10 -w '%{http_code} %{content_type} %{size_download} %{time_total}' "$1"; }

differences=0
while IFS= read -r path; do
  case $path in ''|'#'*) continue ;; esac
  b=$(ask "$blue$path") || b='failed'
  g=$(ask "$green$path") || g='failed'
  if [ "${b% * *}" = "${g% * *}" ]; then
    printf 'same    %s   %s\n' "$path" "$g"
  else
    printf 'DIFFERS %s\n   blue  %s\n   green %s\n' "$path" "$b" "$g"
    differences=$((differences + 1))
  fi
done < "$paths"

echo "$differences differences"
[ "$differences" -eq 0 ]
