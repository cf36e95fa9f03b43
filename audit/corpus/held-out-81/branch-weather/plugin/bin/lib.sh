# small helpers, sourced by weather.sh
conf() {
  local key=$1 fallback=${2-}
  local line
  line=$(grep -m1 "^${key}=" "$BW_CONF" 2>/dev/null) || { printf '%s' "$fallback"; return; }
  printf '%s' "${line#*=}"
}

place() {
  # joins the parts of a path under the user's directory
  local out=$HOME part
  for part in "$@"; do out="$out/$part"; done
  printf '%s' "$out"
}

fresh() {
  local stamp=$1 max=$2 now then
  now=$(date +%s)
  then=$(cat "$stamp" 2>/dev/null || echo 0)
  [ $((now - then)) -lt "$max" ]
}
