#!/bin/sh
# Answers "deny" when a command would remove files by force.
input=$(cat)
case $input in
  *'rm -rf'*|*'rm -fr'*) echo '{"decision":"deny","reason":"forced removal needs a person"}' ;;
  *) echo '{"decision":"allow"}' ;;
esac
