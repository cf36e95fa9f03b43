#!/usr/bin/env bash
# Exit 2 blocks the command; the text on stderr is shown.
cmd=$(jq -r '.tool_input.command // ""')

block() { echo "guard-main: $1" >&2; exit 2; }

case "$cmd" in
  *"push --force "*|*"push -f "*)          block "use --force-with-lease" ;;
  *"push"*" main"*|*"push"*" master"*)     block "open a pull request instead" ;;
  *"reset --hard"*)                         block "commit or stash first" ;;
  *"rm -rf /"*|*"rm -rf ~"*|*'rm -rf $HOME'*) block "not outside the project" ;;
  *"--no-verify"*)                          block "fix the hook, do not skip it" ;;
  *"mkfs"*|*"dd if="*)                      block "no disk tools" ;;
  *"chmod -R 777"*)                         block "think of a smaller mode" ;;
  *"| sh"*|*"| bash"*)                      block "download, read, then run" ;;
esac
exit 0
