#!/usr/bin/env bash
here=$(cd "$(dirname "$0")" && pwd)
units="${XDG_CONFIG_HOME:-$HOME/.config}/systemd/user"
mkdir -p "$units"
cp "$here/units.tmpl" "$units/lamp.timer"
printf '[Service]\nType=oneshot\nExecStart=%s/tick.sh\n' "$here" >"$units/lamp.service"
systemctl --user enable --now lamp.timer 2>/dev/null
exit 0
