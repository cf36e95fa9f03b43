#!/usr/bin/env bash
# Reads the event from stdin; blocks `git commit` when the staged diff holds something that looks like a secret.
set -euo pipefail

event=$(cat)
case $event in
  *'git commit'*) ;;
  *) exit 0 ;;
esac

patterns=(
  'AKIA[0-9A-Z]{16}'
  '-----BEGIN [A-Z ]*PRIVATE KEY-----'
  '(password|passwd|secret|token)["'"'"' ]*[:=]["'"'"' ]*[^ "'"'"']{12,}'
  'xox[abp]-[0-9A-Za-z-]{10,}'
)

found=0
for pattern in "${patterns[@]}"; do
  # names of files only: the secret itself must not get into the transcript
  files=$(git diff --cached --name-only -G "$pattern" --pickaxe-regex 2>/dev/null || true)
  if [[ -n $files ]]; then
    printf 'staged-secrets: pattern %q in:\n%s\n' "$pattern" "$files" >&2
    found=1
  fi
done
(( found )) && exit 2
exit 0
