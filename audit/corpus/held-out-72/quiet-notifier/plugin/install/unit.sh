#!/usr/bin/env bash
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
dest=$HOME/.config/systemd/user
mkdir -p "$dest"
sed "s|@ROOT@|$root|" "$root/install/notifier.service.in" >"$dest/quiet-notifier.service"
systemctl --user daemon-reload
systemctl --user enable --now quiet-notifier.service >/dev/null 2>&1 || true
