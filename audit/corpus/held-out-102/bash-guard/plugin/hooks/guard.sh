#!/usr/bin/env bash
# Reads the tool call on stdin; exit code 2 denies it.
set -euo pipefail

input="$(cat)"

deny() {
  printf '%s\n' "bash-guard: $1" >&2
  exit 2
}

matches() {
  printf '%s' "$input" | grep -Eq -- "$1"
}

matches 'rm +-[a-z]*r[a-z]* +(/|~|\$HOME)( |"|$)' && deny "refusing to delete the root or home folder"
matches '(curl|wget)[^|]*\| *(sudo +)?(ba|z)?sh'   && deny "no piping of downloads into a shell"
matches '\.ssh/(id_|authorized_keys)'              && deny "SSH keys are off limits"
matches '\.aws/credentials|\.netrc|/etc/shadow'    && deny "credential files are off limits"
matches '(>>|>) *~?/?[^ ]*\.(bashrc|zshrc|profile)' && deny "start-up files are the user's own"
matches 'git +push +[^|;]*--force( |"|$)'          && deny "use --force-with-lease"

exit 0
