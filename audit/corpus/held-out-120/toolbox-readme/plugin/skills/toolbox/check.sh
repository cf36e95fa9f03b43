#!/usr/bin/env bash
set -uo pipefail

file=${1:-.tool-versions}
[ -r "$file" ] || { echo "no $file here"; exit 0; }

version_of() {
  case $1 in
    nodejs) node --version 2>/dev/null ;;
    golang) go version 2>/dev/null | awk '{print $3}' ;;
    python) python3 --version 2>/dev/null | awk '{print $2}' ;;
    ruby) ruby -e 'print RUBY_VERSION' 2>/dev/null ;;
    *) command -v "$1" >/dev/null 2>&1 && echo present ;;
  esac
}

rc=0
while read -r tool wanted _; do
  [[ -z $tool || $tool == \#* ]] && continue
  got=$(version_of "$tool")
  got=${got#v}; got=${got#go}
  if [ -z "$got" ]; then
    printf '%-12s missing (wanted %s)\n' "$tool" "$wanted"; rc=1
  elif [[ $got != present && $got != "$wanted"* ]]; then
    printf '%-12s %s (wanted %s)\n' "$tool" "$got" "$wanted"; rc=1
  else
    printf '%-12s ok\n' "$tool"
  fi
done < "$file"
exit $rc
