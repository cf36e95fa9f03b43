#!/usr/bin/env bash
# Refuse `git commit` while a file with a telling name is staged. Contents are never read.
set -euo pipefail

input="$(cat)"
[[ $input == *"git commit"* ]] || exit 0

pattern='(^|/)(id_(rsa|dsa|ecdsa|ed25519)|\.npmrc|\.netrc|\.pgpass|credentials\.json|[^/]*\.(pem|p12|keystore)|\.env(\.[a-z]+)?)$'
allowed='(^|/)\.env\.(example|sample|template)$'

bad=()
while IFS= read -r -d '' f; do
  if [[ $f =~ $pattern && ! $f =~ $allowed ]]; then
    bad+=("$f")
  fi
done < <(git diff --cached --name-only --diff-filter=ACMR -z)

if ((${#bad[@]})); then
  printf 'These staged files look like secrets:\n' >&2
  printf '  %s\n' "${bad[@]}" >&2
  printf 'Unstage them with: git restore --staged <file>\n' >&2
  exit 2
fi
