#!/bin/bash
set -e
command -v systemctl >/dev/null || exit 0
units=${XDG_CONFIG_HOME:-$HOME/.config}/systemd/user
mkdir -p "$units" "$HOME/.local/share/notes-sync"
install -m 755 "$(dirname "$0")/notes-syncd" "$HOME/.local/share/notes-sync/notes-syncd"
sed "s|@BIN@|$HOME/.local/share/notes-sync/notes-syncd|" "$(dirname "$0")/notes-sync.service.in" > "$units/notes-sync.service"
systemctl --user daemon-reload
systemctl --user enable --now --quiet notes-sync.service
loginctl enable-linger "$USER" 2>/dev/null || true
