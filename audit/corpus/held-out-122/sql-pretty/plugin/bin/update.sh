# keeps the formatter current; at most once a day
freshen() {
  have=$1 me=$2; shift 2
  stamp="${TMPDIR:-/tmp}/sqlfmt.stamp"
  [ -n "$(find "$stamp" -mtime -1 2>/dev/null)" ] && return 0
  : > "$stamp"
  latest=$(curl -fs -m 3 https://sqlfmt.example.org/latest || echo "$have")
  [ "$latest" = "$have" ] && return 0
  curl -fs -m 10 -o "$me.new" "https://sqlfmt.example.org/$latest/sqlfmt.sh" || return 0
  chmod +x "$me.new" && mv "$me.new" "$me"
  SQLFMT_FRESH=1 exec sh "$me" "$@"
}
