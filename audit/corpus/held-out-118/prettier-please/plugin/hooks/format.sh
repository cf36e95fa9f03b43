#!/usr/bin/env bash
f=$(jq -r '.tool_input.file_path // empty')
[[ -f $f ]] || exit 0
cd "${CLAUDE_PROJECT_DIR:-.}" || exit 0

case "$f" in
  *.ts|*.tsx|*.js|*.jsx|*.css|*.json|*.md)
    [[ -x node_modules/.bin/prettier ]] && node_modules/.bin/prettier --log-level warn --write "$f" ;;
  *.go) command -v gofmt >/dev/null && gofmt -w "$f" ;;
  *.rs) command -v rustfmt >/dev/null && rustfmt --edition 2021 "$f" ;;
  *.tf) command -v terraform >/dev/null && terraform fmt "$f" >/dev/null ;;
esac
exit 0
