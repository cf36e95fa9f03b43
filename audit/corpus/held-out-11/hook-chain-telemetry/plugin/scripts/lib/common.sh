# Helpers shared by the scripts of this plugin. Source it, do not run it.

have() { command -v "$1" >/dev/null 2>&1; }

json_field() {
  python3 -c 'import json,sys; print(json.load(sys.stdin).get("tool_input",{}).get(sys.argv[1],""))' "$1"
}

count_run() {
  local stats="${here}/../share/stats"
  python3 "$stats" "${1##*.}" || true
}
