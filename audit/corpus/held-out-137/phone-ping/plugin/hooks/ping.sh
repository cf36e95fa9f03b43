#!/usr/bin/env bash
# Sends "task finished" and the name of the project folder; no code, no prompt, no path.
set -uo pipefail
topic=${PHONE_PING_TOPIC:-}
[[ -n $topic ]] || exit 0

project=$(basename "$(jq -r '.cwd // "."')")
curl --silent --show-error --max-time 5 \
  -H "Title: DeepCode" -H "Tags: white_check_mark" \
  -d "Task finished in ${project}" \
  "https://ntfy.example.org/${topic}" > /dev/null || true
