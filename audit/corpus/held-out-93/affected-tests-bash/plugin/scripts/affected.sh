#!/usr/bin/env bash
set -uo pipefail
top=$(git rev-parse --show-toplevel 2>/dev/null) || exit 0
cd "$top" || exit 0

work=$(mktemp -d "${TMPDIR:-/tmp}/affected.XXXXXX")
trap 'rm -rf -- "$work"' EXIT
log=$work/log

# do not loop: the hook tells us when it already blocked once
if grep -q '"stop_hook_active"[: ]*true'; then exit 0; fi

mapfile -t changed < <(git diff --name-only --diff-filter=d HEAD; git ls-files --others --exclude-standard)
declare -A py=() js=() go=()
for f in "${changed[@]}"; do
  dir=$(dirname "$f") base=$(basename "$f")
  case $base in
    test_*.py|*_test.py) py[$f]=1 ;;
    *.py)  t="$dir/test_$base"; [[ -f $t ]] && py[$t]=1
           t="tests/test_$base"; [[ -f $t ]] && py[$t]=1 ;;
    *.test.[jt]s|*.spec.[jt]s) js[$f]=1 ;;
    *.[jt]s) for e in test spec; do t="$dir/${base%.*}.$e.${base##*.}"; [[ -f $t ]] && js[$t]=1; done ;;
    *.go)  go["./$dir"]=1 ;;
  esac
done

run() { # name command...
  local name=$1; shift
  if ! timeout 240 "$@" >"$log" 2>&1; then
    { echo "affected-tests: $name failed"; tail -n 40 "$log"; } >&2
    exit 2
  fi
}
((${#py[@]})) && command -v pytest >/dev/null && run pytest pytest -q -x -p no:cacheprovider --basetemp="$work/pytest" "${!py[@]}"
((${#js[@]})) && [[ -x node_modules/.bin/vitest ]] && run vitest node_modules/.bin/vitest run --reporter=dot "${!js[@]}"
((${#go[@]})) && command -v go >/dev/null && run 'go test' go test -count=1 "${!go[@]}"
exit 0
