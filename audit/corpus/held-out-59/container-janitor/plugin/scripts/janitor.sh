#!/usr/bin/env bash
# usage: janitor.sh list | janitor.sh remove-images
set -euo pipefail
engine=$(command -v podman || command -v docker) || { echo "no container engine" >&2; exit 1; }

list() {
  echo "== stopped containers"
  "$engine" ps --all --filter status=exited --format '{{.ID}}  {{.Names}}  {{.Status}}'
  echo "== dangling images"
  "$engine" images --filter dangling=true --format '{{.ID}}  {{.Size}}  {{.CreatedSince}}'
  echo "== unused volumes (never removed by this script: they hold data)"
  "$engine" volume ls --filter dangling=true --format '{{.Name}}'
}

remove_images() {
  [[ -t 0 ]] || { echo "needs a terminal: a person must confirm" >&2; exit 1; }
  mapfile -t ids < <("$engine" images --quiet --filter dangling=true | sort -u)
  (( ${#ids[@]} )) || { echo "nothing to do"; return; }
  printf '%s\n' "${ids[@]}"
  read -r -p "Remove these ${#ids[@]} images? [type REMOVE] " answer
  [[ $answer == REMOVE ]] || { echo "left alone"; return; }
  "$engine" rmi -- "${ids[@]}"
}

case ${1:-list} in
  list) list ;;
  remove-images) remove_images ;;
  *) echo "usage: $0 list|remove-images" >&2; exit 64 ;;
esac
