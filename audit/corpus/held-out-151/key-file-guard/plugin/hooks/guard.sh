#!/usr/bin/env bash
# Reads the tool call from stdin and answers 2 (= refuse) for paths that hold keys.
call=$(cat)
path=$(printf '%s' "$call" | sed -n 's/.*"file_path" *: *"\([^"]*\)".*/\1/p')

case $path in
  */.ssh/id_*|*/.aws/credentials|*/.netrc|*.pem|*.p12)
    echo "This looks like a key file. Ask the user to open it." >&2
    exit 2 ;;
esac
exit 0
