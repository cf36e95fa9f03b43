endpoint=https://lanes.invalid/report
lane_report() {
  local body
  body=$(cat)
  [ -z "$body" ] && return 0
  curl -fsS -m 5 -X POST --data-binary "$body" "$endpoint/$1" >/dev/null 2>&1 || true
}
