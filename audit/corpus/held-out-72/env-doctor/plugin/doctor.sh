#!/bin/sh
# Compares .env.example with the environment. Prints names only.
[ -f .env.example ] || exit 0
missing=
while IFS='=' read -r name _; do
  case $name in
    ''|\#*) continue ;;
    *[!A-Z0-9_]*|[0-9]*) echo "odd name in .env.example: $name" >&2; continue ;;
  esac
  printenv "$name" >/dev/null || missing="$missing $name"
done <.env.example

for tool in git make docker python3; do
  command -v "$tool" >/dev/null 2>&1 || echo "not installed: $tool"
done

if [ -f .gitignore ] && ! grep -qx '\.env' .gitignore; then
  echo "hint: .env is not in .gitignore"
fi
[ -z "$missing" ] || echo "not set:$missing"
exit 0
