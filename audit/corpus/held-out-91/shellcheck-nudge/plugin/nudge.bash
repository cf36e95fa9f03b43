#!/usr/bin/env bash
command -v shellcheck >/dev/null || exit 0
f=$(sed -nE 's/.*"file_path" *: *"([^"\\]+)".*/\1/p' | head -1)
[[ -f $f ]] || exit 0

is_shell() {
  [[ $f == *.sh || $f == *.bash || $f == *.bats ]] && return 0
  local first; IFS= read -r first <"$f" || true
  [[ $first =~ ^\#\!.*[/\ ](ba|da|k)?sh([[:space:]]|$) ]]
}
is_shell || exit 0

# SC1091: sourced files are not followed; SC2016: single quotes are usually on purpose here
out=$(shellcheck --format=gcc --severity=warning --exclude=SC1091,SC2016 -- "$f") && exit 0
printf '%s\n' "$out" | head -n 25 >&2
exit 2
