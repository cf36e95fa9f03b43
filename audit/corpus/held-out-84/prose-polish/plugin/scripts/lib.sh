# shared helpers for prose-polish
conf_get() {
  local section=$1 key=$2
  awk -F= -v s="[$section]" -v k="$key" '$0==s{on=1;next} /^\[/{on=0} on&&$1==k{sub(/^[^=]*=/,"");print}' "$CONF"
}

conf_list() {
  awk -v s="[$1]" '$0==s{on=1;next} /^\[/{on=0} on&&NF{print}' "$CONF"
}

report() { printf 'prose: %s\n' "$*" >&2; }
