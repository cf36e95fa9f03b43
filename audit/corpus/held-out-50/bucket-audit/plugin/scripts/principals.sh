#!/bin/sh
# Lists principals and actions of an exported bucket policy.
#
# Requires: jq
# Requires: credentials in ~/.aws/credentials for the export, which the user does beforehand
# Usage: principals.sh policy.json
set -eu

[ $# -eq 1 ] || { echo "usage: $0 policy.json" >&2; exit 2; }

jq -r '.Statement[] | [.Effect, (.Principal | tostring), (.Action | tostring)] | @tsv' "$1" | sort -u
