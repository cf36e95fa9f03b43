#!/bin/sh
# Look for likely secrets in the staged diff. Prints file names only.
found=0
for f in $(git diff --cached --name-only --diff-filter=AM 2>/dev/null); do
  if git diff --cached -- "$f" | grep -Eq '^\+.*(AKIA[0-9A-Z]{16}|ghp_[A-Za-z0-9]{36}|BEGIN [A-Z ]*PRIVATE KEY)'; then
    echo "possible secret in $f"
    found=1
  fi
done
[ "$found" -eq 0 ] || echo "Unstage these files or replace the values."
exit 0
