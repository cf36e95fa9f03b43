#!/usr/bin/env bash
set -euo pipefail
declare -A conf=([source]=dist)
while IFS='=' read -r key value; do
  case $key in host | path | source) conf[$key]=$value ;; esac
done < deploy.conf

[[ ${conf[host]:?host is missing} =~ ^[a-z0-9.-]+$ ]] || { echo "odd host" >&2; exit 1; }
flags=(-rlt --delete-after --itemize-changes)
case ${1:---dry-run} in
  --dry-run) flags+=(--dry-run) ;;
  --go) ;;
  *) echo "usage: deploy.sh [--dry-run|--go]" >&2; exit 64 ;;
esac
rsync "${flags[@]}" -- "${conf[source]%/}/" "${conf[host]}:${conf[path]:?path is missing}/"
