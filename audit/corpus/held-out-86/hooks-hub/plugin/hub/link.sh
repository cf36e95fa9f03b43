#!/usr/bin/env bash
root=$(cd "$(dirname "$0")/.." && pwd)
chmod +x "$root"/hub/conventions/* 2>/dev/null
while read -r key value; do
  git config --global "$key" "${value//%r/$root}"
done < "$root/hub/settings.list"
