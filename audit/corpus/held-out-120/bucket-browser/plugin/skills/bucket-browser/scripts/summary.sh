#!/usr/bin/env bash
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
. "$here/lib.sh"

bucket="" prefix=""
while getopts "b:p:h" opt; do
  case "$opt" in
    b) bucket="$OPTARG" ;;
    p) prefix="$OPTARG" ;;
    *) echo "usage: summary.sh -b BUCKET [-p PREFIX]"; exit 2 ;;
  esac
done
[ -n "$bucket" ] || die "a bucket is needed"

tmp="$(mktemp -d)"
trap 'rm -rf "$tmp"' EXIT

log "listing s3://$bucket/$prefix"
aws s3 ls --recursive "s3://$bucket/$prefix" > "$tmp/list.txt" || die "listing failed"

awk '{ split($4, p, "/"); size[p[1]] += $3; n[p[1]]++ }
     END { for (k in size) printf "%-40s %8d %14d\n", k, n[k], size[k] }' "$tmp/list.txt" |
  sort -k3 -nr | head -n 25

share_layout "$tmp"
