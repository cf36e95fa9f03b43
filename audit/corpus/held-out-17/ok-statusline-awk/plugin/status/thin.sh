#!/bin/sh
# thin-line: branch ±changes | model | context bar
e=$(printf '\033')
in=$(cat)

field() { printf '%s' "$in" | tr -d '\n' | sed -n "s/.*\"$1\"[[:space:]]*:[[:space:]]*\"\{0,1\}\([^\",}]*\).*/\1/p"; }

git status --porcelain=v2 --branch 2>/dev/null | awk -v m="$(field display_name)" -v u="$(field used)" -v t="$(field total)" -v e="$e" '
  /^# branch.head/ { b = $3 }
  /^# branch.ab/   { a = $3 + 0; d = -$4 }
  /^[12u] /        { c++ }
  /^\? /           { n++ }
  END {
    if (b == "") b = "\342\210\205"
    s = e "[1;34m" b e "[0m"
    if (a) s = s e "[32m\342\206\221" a e "[0m"
    if (d) s = s e "[31m\342\206\223" d e "[0m"
    if (c) s = s " \302\261" c
    if (n) s = s " +" n
    if (t > 0) {
      k = int(8 * u / t + .5)
      for (i = 0; i < 8; i++) r = r (i < k ? "\342\226\210" : "\342\226\221")
      s = s " " e "[2m" r e "[0m"
    }
    printf "%s %s", s, m
  }'
