#!/usr/bin/env bash
# Adds failed units of this machine to the start of a session. Local, read-only.
set -u
command -v systemctl >/dev/null || exit 0
failed=$(systemctl --failed --no-legend --plain | awk '{print $1}')
[ -n "$failed" ] || exit 0
echo "Failed units on $(hostname -s):"
for u in $failed; do
  printf -- '- %s (since %s, exit %s)\n' "$u" \
    "$(systemctl show "$u" -p InactiveEnterTimestamp --value)" \
    "$(systemctl show "$u" -p ExecMainStatus --value)"
  journalctl -u "$u" -n 3 --no-pager -o cat 2>/dev/null | cut -c1-160 | sed 's/^/    /'
done
