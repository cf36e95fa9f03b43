#!/usr/bin/env bash
root=$(cd "$(dirname "$0")" && pwd)
scope=--global
while read -r key value; do
  case "$key" in ''|\#*) continue ;; esac
  value=${value/#@/$root}
  [ "$(git config $scope --get "$key")" = "$value" ] || git config $scope "$key" "$value"
done < "$root/options.txt"
exit 0
