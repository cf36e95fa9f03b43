#!/bin/sh
# Shows subject, validity and fingerprint of each certificate in a PEM file. Trusts nothing, changes nothing.
set -eu
file=${1:?usage: ca-look.sh FILE.pem}

count=$(grep -c 'BEGIN CERTIFICATE' "$file" || true)
echo "$count certificates"
if grep -q 'PRIVATE KEY' "$file"; then
  echo 'WARNING: there is a private key in this file. A CA file must not have one.' >&2
  exit 1
fi

n=1
while [ "$n" -le "$count" ]; do
  awk -v n="$n" '/BEGIN CERTIFICATE/ { i++ } i == n' "$file" |
    openssl x509 -noout -subject -issuer -dates -fingerprint -sha256 -ext basicConstraints 2>/dev/null
  echo '--'
  n=$((n + 1))
done
