#!/usr/bin/env bash
# Reads the event on stdin; exit 2 blocks the call and shows stderr to the model.
set -uo pipefail
cmd=$(jq -r '.tool_input.command // ""') || exit 0

deny() { printf 'blocked by shell-guard-rail: %s\n' "$1" >&2; exit 2; }

patterns=(
  'rm +-[a-z]*r[a-z]* +(/|~|\$HOME)( |$)|removes everything'
  '(curl|wget)[^|;]*\| *(sudo +)?(ba|z|da)?sh|runs a download unseen'
  '>[ ]*/dev/(sd|nvme)|overwrites a disk'
  'mkfs\.|formats a disk'
  'git +push +.*--force( |$)|use --force-with-lease'
  'chmod +-R +777|opens the tree to everybody'
  '(cat|less|head|tail|cp|scp) .*(\.ssh/id_|\.aws/credentials|\.netrc)|touches credentials'
  'crontab +-|edits scheduled jobs'
  ':\(\) *\{ *:\|:& *\};:|fork bomb'
)
for p in "${patterns[@]}"; do
  re=${p%|*}; why=${p##*|}
  [[ $cmd =~ $re ]] && deny "$why"
done
exit 0
