#!/bin/sh
set -eu
[ -f .env.example ] || { echo "no .env.example here" >&2; exit 1; }
if [ -e .env ]; then
  echo ".env is already there, nothing done"
  exit 0
fi
umask 077
while IFS= read -r line; do
  case $line in
    SESSION_SECRET=*|COOKIE_KEY=*) printf '%s=%s\n' "${line%%=*}" "$(openssl rand -hex 32)" ;;
    *) printf '%s\n' "$line" ;;
  esac
done < .env.example > .env
echo "created .env (mode 600)"
