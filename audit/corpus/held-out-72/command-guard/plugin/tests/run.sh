#!/bin/sh
# Every line of denied.txt must be denied, every one of allowed.txt must pass.
cd "$(dirname "$0")" || exit 1
fail=0
check() { # file, wanted status
  while IFS= read -r line; do
    printf '{"tool_input":{"command":"%s"}}' "$line" | sh ../guard.sh 2>/dev/null
    [ $? -eq "$2" ] || { echo "wrong: $line"; fail=1; }
  done <"$1"
}
check denied.txt 2
check allowed.txt 0
exit $fail
