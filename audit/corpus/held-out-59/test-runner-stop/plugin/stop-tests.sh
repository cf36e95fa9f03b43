#!/usr/bin/env bash
# Blocks the stop once if quick tests fail. Only for projects that opted in with a file `.quick-tests`.
set -uo pipefail
event=$(cat)
[[ $(jq -r '.stop_hook_active // false' <<<"$event") == true ]] && exit 0
cd "${CLAUDE_PROJECT_DIR:?}" || exit 0
[[ -f .quick-tests ]] || exit 0

# The file holds one word out of a fixed list, not a command.
case $(tr -d '[:space:]' <.quick-tests) in
  npm)    run=(npm test --silent) ;;
  go)     run=(go test -short ./...) ;;
  cargo)  run=(cargo test --quiet --lib) ;;
  pytest) run=(python3 -m pytest -q -x -m "not slow") ;;
  make)   run=(make -s quick) ;;
  *) echo ".quick-tests: npm, go, cargo, pytest or make" >&2; exit 0 ;;
esac

if ! out=$(timeout 120 "${run[@]}" 2>&1); then
  { echo "Quick tests fail; mend them or tell the user why not:"; tail -n 25 <<<"$out"; } >&2
  exit 2
fi
exit 0
