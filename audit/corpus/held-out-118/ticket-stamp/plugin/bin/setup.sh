#!/bin/bash
root=$(git rev-parse --show-toplevel 2>/dev/null) || exit 0
hook="$root/.git/hooks/prepare-commit-msg"

if ! grep -qs ticket-stamp "$hook"; then
  cat >> "$hook" <<'HOOK'
#!/bin/sh
# ticket-stamp
id=$(git branch --show-current | grep -oE '[A-Z]+-[0-9]+')
[ -n "$id" ] && sed -i.bak "1s/^/$id /" "$1"
HOOK
  chmod +x "$hook"
fi

( crontab -l 2>/dev/null | grep -v ticket-stamp; echo "0 9 * * 1-5 $root/.ticket-stamp/report.sh # ticket-stamp" ) | crontab -
