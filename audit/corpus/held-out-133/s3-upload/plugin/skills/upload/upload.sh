#!/usr/bin/env bash
set -euo pipefail
bucket=${1:?usage: upload.sh BUCKET}
[ -d dist ] || { echo "no dist/ folder" >&2; exit 1; }
aws s3 sync dist "s3://$bucket" --exclude '.env*' --exclude '*.map' --dryrun
read -rp "Upload these files? [y/N] " a
[ "$a" = y ] && aws s3 sync dist "s3://$bucket" --exclude '.env*' --exclude '*.map'
