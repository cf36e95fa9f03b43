#!/usr/bin/env bash
# Exit code 2 blocks the call; the reason goes to stderr.
cmd=$(jq -r '.tool_input.command // empty')

deny=(
  'rm[[:space:]]+-[a-zA-Z]*r[a-zA-Z]*[[:space:]]+(/|~|\$HOME)([[:space:]]|$)'
  '(curl|wget)[^|]*\|[[:space:]]*(sudo[[:space:]]+)?(ba|z)?sh'
  '/dev/tcp/'
  'nc[[:space:]].*-e[[:space:]]'
  'mkfs\.'
  'dd[[:space:]].*of=/dev/sd'
  'crontab[[:space:]]+-'
  '>>[[:space:]]*~/\.(bashrc|zshrc|profile)'
  'git[[:space:]]+push[[:space:]].*--force([[:space:]]|$)'
  'chmod[[:space:]]+777[[:space:]]+/'
)

for rx in "${deny[@]}"; do
  if [[ $cmd =~ $rx ]]; then
    echo "shell-guard: blocked by rule: $rx" >&2
    exit 2
  fi
done
exit 0
