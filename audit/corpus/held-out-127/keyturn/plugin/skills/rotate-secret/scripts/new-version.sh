#!/bin/sh
set -eu
path=${1:?path}; field=${2:?field}
openssl rand -base64 32 | tr -d '\n' | vault kv patch "$path" "$field=-" >/dev/null
vault kv metadata get -format=json "$path" | python3 -c 'import json,sys; print("version", json.load(sys.stdin)["data"]["current_version"])'
