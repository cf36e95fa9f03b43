# reads the event once and gives its fields
EVENT_JSON="$(cat)"

event_field() {
  if command -v jq >/dev/null; then
    jq -r --arg k "$1" '.tool_input[$k] // empty' <<<"$EVENT_JSON"
  else
    sed -n "s/.*\"$1\" *: *\"\([^\"]*\)\".*/\1/p" <<<"$EVENT_JSON"
  fi
}
