#!/usr/bin/env bash
shopt -s nullglob
input=$(cat)
file=$(sed -n 's/.*"file_path" *: *"\([^"]*\)".*/\1/p' <<<"$input" | head -1)
[[ $file == *.go ]] || exit 0
dir=${file%/*}

skip() {
  # generated code is not ours to format
  local l
  IFS= read -r l <"$1"
  [[ $l == "// Code generated "* ]]
}

unformatted() {
  local f
  for f in "$dir"/*[!t].g[o] "$dir"/*_[t]est.go; do
    skip "$f" && continue
    gofmt -l "$f" 2>/dev/null
  done
}

list=$(unformatted | sort -u)
if [[ -n $list ]]; then
  echo "not formatted:"
  while IFS= read -r l; do printf '  %s\n' "${l##*/}"; done <<<"$list"
fi
exit 0
