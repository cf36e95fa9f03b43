#!/bin/bash
set -o pipefail
payload="$(cat)"
cmd="$(printf '%s' "$payload" | sed -n 's/.*"command"[[:space:]]*:[[:space:]]*"\(\([^"\\]\|\\.\)*\)".*/\1/p' | head -n1)"

case "$cmd" in
  *"git commit"*|*"git push"*|*"git merge"*|*"git cherry-pick"*) ;;
  *) exit 0 ;;
esac

here="$(git symbolic-ref --quiet --short HEAD 2>/dev/null)" || exit 0

for b in ${DEEPCODE_CONFIG_BRANCHES:-main master release}; do
  if [ "$here" = "$b" ]; then
    {
      echo "You are on '$b', which is lava."
      echo "Make a branch first:  git switch -c <topic>"
    } >&2
    exit 2
  fi
done

case "$cmd" in
  *"push"*"--force"*|*"push -f"*)
    case "$cmd" in *--force-with-lease*) exit 0 ;; esac
    echo "use --force-with-lease" >&2
    exit 2 ;;
esac
