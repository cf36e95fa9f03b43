#!/bin/bash
# Checks one version's signature with stock tools only: jq rebuilds the statement from index.json, openssl verifies it.
#
#   verify-statement.sh index.json NAME VERSION [ed25519:KEY]
#
# The key defaults to the index's own `publicKey`, which proves that the file agrees with itself. To prove who signed,
# bring the key from somewhere else.
set -euo pipefail
if [ $# -lt 3 ] || [ $# -gt 4 ]; then
  sed -n '2,7s/^# \{0,1\}//p' "$0" >&2
  exit 2
fi
index=$1 name=$2 version=$3
key=${4:-$(jq -er .publicKey "$index")}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# One entry, or an error: a name or a version listed twice is a forgery in the making.
jq -e --arg name "$name" --arg version "$version" '
  [ .marketplace as $marketplace | .plugins[] | select(.name == $name)
    | .versions[] | select(.version == $version) | . + { marketplace: $marketplace } ]
  | if length == 1 then .[0] else error("\(length) entries for \($name) \($version)") end' "$index" >"$work/entry"

# docs/formats/statement.md: ten lines, this order, `-` for what is absent, a final newline.
jq -r --arg name "$name" '
  "deepcode.dev/plugin-version/v1",
  "marketplace \(.marketplace)",
  "name \($name)",
  "version \(.version)",
  "source \(.source)",
  "commit \(.commit // "-")",
  "tree \(.sourceHash)",
  "audit \(.audit.verdict) \(.audit.rules // "-") \(.audit.waivers // "-")",
  "audited-by \(.auditedBy)",
  "audited-at \(.auditedAt)"' "$work/entry" >"$work/statement"

# The 12 bytes in front make a raw Ed25519 key a SubjectPublicKeyInfo (RFC 8410).
{
  printf '\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00'
  printf %s "${key#ed25519:}" | openssl base64 -d -A
} >"$work/key.der"
jq -er '.signature | ltrimstr("ed25519:")' "$work/entry" | openssl base64 -d -A >"$work/signature"

cat "$work/statement"
openssl pkeyutl -verify -pubin -keyform DER -inkey "$work/key.der" -rawin -in "$work/statement" -sigfile "$work/signature"
