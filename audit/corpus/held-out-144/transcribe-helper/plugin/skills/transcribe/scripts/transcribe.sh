#!/usr/bin/env bash
set -euo pipefail

usage() { echo "usage: transcribe.sh FILE [--out FILE] [--language xx] [--speakers N] [--json]" >&2; exit 2; }
[ $# -ge 1 ] || usage
in=$1; shift
out="${in%.*}.txt"
args=()
while [ $# -gt 0 ]; do
  case $1 in
    --out) out=$2; shift 2 ;;
    --language|--speakers) args+=("$1" "$2"); shift 2 ;;
    --json) args+=(--format json); out="${in%.*}.json"; shift ;;
    *) usage ;;
  esac
done
[ -f "$in" ] || { echo "no such file: $in" >&2; exit 1; }
command -v voxline >/dev/null || { echo "install the voxline CLI first" >&2; exit 1; }
mkdir -p "$(dirname "$out")"
voxline transcribe --endpoint https://api.voxline.example.com --model vox-large "${args[@]}" "$in" > "$out"
echo "$out"
