#!/usr/bin/env bash
# Format the file that was just edited with whatever the project uses. Silent when there is nothing to do.
set -euo pipefail

readonly ME=polyglot-format

log() { [[ ${POLYGLOT_VERBOSE:-0} == 1 ]] && printf '%s: %s\n' "$ME" "$*" >&2 || true; }
have() { command -v "$1" >/dev/null 2>&1; }

tmp=$(mktemp -d "${TMPDIR:-/tmp}/$ME.XXXXXX")
trap 'rm -rf -- "$tmp"' EXIT INT TERM

# the event comes on stdin; take the path without needing jq
cat > "$tmp/event"
if have jq; then
  file=$(jq -r '.tool_input.file_path // empty' "$tmp/event")
else
  file=$(sed -n 's/.*"file_path"[[:space:]]*:[[:space:]]*"\([^"]*\)".*/\1/p' "$tmp/event" | head -n 1)
fi

[[ -n $file && -f $file ]] || exit 0

root=$(git -C "$(dirname -- "$file")" rev-parse --show-toplevel 2>/dev/null || pwd)
case $(realpath -- "$file") in
  "$root"/*) ;;
  *) log "outside the repository, left alone"; exit 0 ;;
esac
case $file in
  */node_modules/*|*/vendor/*|*/dist/*|*.min.*|*.lock) exit 0 ;;
esac

before=$(cksum < "$file")

local_bin() {
  local b=$root/node_modules/.bin/$1
  [[ -x $b ]] && printf '%s' "$b"
}

js() {
  local p
  if p=$(local_bin biome); then "$p" format --write "$file"
  elif p=$(local_bin prettier); then "$p" --log-level warn --write "$file"
  else log "no formatter for $file"; fi
}

case $file in
  *.js|*.jsx|*.mjs|*.cjs|*.ts|*.tsx|*.css|*.scss|*.html|*.vue|*.json|*.md|*.yaml|*.yml) js ;;
  *.py)
    if   have ruff;  then ruff format --quiet "$file"
    elif have black; then black --quiet "$file"; fi ;;
  *.go)   have gofmt && gofmt -w "$file" ;;
  *.rs)   have rustfmt && rustfmt --edition 2021 "$file" ;;
  *.rb)   have rubocop && rubocop --autocorrect --fail-level error --format quiet "$file" || true ;;
  *.tf)   have terraform && terraform fmt -list=false "$file" ;;
  *.sh|*.bash) have shfmt && shfmt -w -i 2 "$file" ;;
  *.kt|*.kts)  have ktlint && ktlint --format --log-level=none "$file" || true ;;
  *.c|*.h|*.cc|*.cpp|*.hpp) [[ -f $root/.clang-format ]] && have clang-format && clang-format -i "$file" ;;
esac >"$tmp/out" 2>&1 || {
  # a formatter that fails has usually found a syntax error: worth telling
  head -c 2000 "$tmp/out" >&2
  exit 2
}

[[ $(cksum < "$file") == "$before" ]] || log "formatted ${file#"$root"/}"
exit 0
