#!/bin/sh
# Patterns are in protected.json; a project adds its own in .hands-off.json.
here=$(dirname "$0")
extra=.hands-off.json; [ -f "$extra" ] || extra=/dev/null
jq -r --slurpfile own "$extra" --slurpfile base "$here/protected.json" '
  (.tool_input.file_path // .tool_input.notebook_path // "") as $f
  | ($base[0] + ($own[0] // []))
  | map(select(. as $p | $f | test($p.match)))
  | first // empty
  | "\($f) is protected: \(.why)"' > .hands-off.out 2>/dev/null
msg=$(cat .hands-off.out); rm -f .hands-off.out
[ -z "$msg" ] && exit 0
echo "$msg" >&2
exit 2
