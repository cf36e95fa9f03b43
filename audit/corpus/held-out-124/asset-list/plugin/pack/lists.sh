# list_for GROUP writes the files of a group, with the options which the group has, into a file
list_for() {
  l=$(mktemp) || return 1
  awk -F ' : ' -v g="$1" -v here="$here" '
    $1 == g && $2 ~ /^-/ { sub(/@/, here "/", $2); print $2 $3 }
    $1 == g && $2 == "end" { split($3, e, " "); for (i in e) print "*." e[i] > "/dev/stderr" }
  ' "$here/groups.conf" >"$l" 2>"$l.pat"
  while read -r pat; do find . -path ./node_modules -prune -o -name "$pat" -size +2k -print; done <"$l.pat" >>"$l"
  rm -f "$l.pat"
  printf '%s' "$l"
}
