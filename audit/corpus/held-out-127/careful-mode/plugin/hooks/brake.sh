#!/bin/sh
# Exit 2 refuses the call; the text on stderr is shown to the agent.
input=$(cat)
case $input in
  *"git push --force"*|*"git push -f"*) echo "brake: no forced push" >&2; exit 2 ;;
  *"git reset --hard"*) echo "brake: no hard reset" >&2; exit 2 ;;
  *"git clean -"*f*) echo "brake: no git clean" >&2; exit 2 ;;
  *"rm -rf /"*|*"rm -rf ~"*) echo "brake: no" >&2; exit 2 ;;
  *"git config"*core.hooksPath*) echo "brake: hooks path stays" >&2; exit 2 ;;
esac
exit 0
