#!/usr/bin/env bash
# says which rules apply to the edited file
file=$(jq -r '.tool_input.file_path // empty')
case "$file" in
  *.go) echo "style: rules/go.md" ;;
  *.py) echo "style: rules/python.md" ;;
  *.sql) echo "style: rules/sql.md" ;;
esac
