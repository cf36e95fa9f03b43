#!/usr/bin/env bash
set -euo pipefail
container=${1:?workspace or project}
scheme=${2:?scheme}
device=${3:-iPhone 16}
log=$(mktemp -t xcbuild.XXXXXX)
trap 'rm -f "$log"' EXIT

flag=-project
[[ $container == *.xcworkspace ]] && flag=-workspace

status=0
xcodebuild "$flag" "$container" -scheme "$scheme" \
  -destination "platform=iOS Simulator,name=$device" \
  -derivedDataPath .build/DerivedData \
  CODE_SIGNING_ALLOWED=NO build >"$log" 2>&1 || status=$?

if (( status != 0 )); then
  echo "BUILD FAILED ($status)"
  grep -E '(error|fatal error):|ld: |Undefined symbol|linker command failed' "$log" | sort -u | head -40
else
  echo "BUILD SUCCEEDED"
  grep -c 'warning:' "$log" | sed 's/$/ warnings/' || true
  find .build/DerivedData/Build/Products -maxdepth 2 -name '*.app' -print
fi
exit "$status"
