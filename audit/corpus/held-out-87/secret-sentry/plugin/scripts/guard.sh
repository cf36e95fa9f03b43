#!/usr/bin/env bash
# Exit code 2 refuses the call; what is printed to stderr goes to the agent.
set -uo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
event="$(cat)"

field() { jq -r "$1 // empty" <<< "$event"; }

subject_of() {
  case "$(field .tool_name)" in
    Bash) field .tool_input.command ;;
    Read) field .tool_input.file_path ;;
    Grep) field .tool_input.path ;;
  esac
}

patterns() {
  grep -v -e '^#' -e '^$' "$here/patterns.txt"
  local own="${CLAUDE_PROJECT_DIR:-.}/.secret-sentry"
  [[ -r "$own" ]] && grep -v -e '^#' -e '^$' "$own"
  return 0
}

subject="$(subject_of)"
[[ -n "$subject" ]] || exit 0

while IFS= read -r pattern; do
  if grep -Eq -- "$pattern" <<< "$subject"; then
    echo "secret-sentry: this looks like a credential ($pattern). Ask the user for the value that you need instead." >&2
    exit 2
  fi
done < <(patterns)
exit 0
