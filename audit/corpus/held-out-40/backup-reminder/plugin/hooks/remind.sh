#!/bin/sh
# Says when the last backup is older than a day. The backup tool touches the stamp; this script only reads its age.
stamp="${BACKUP_STAMP:-${XDG_STATE_HOME:-$HOME/.local/state}/backup/last}"
[ -e "$stamp" ] || { echo "No backup has been noted yet (see README)."; exit 0; }

if [ -n "$(find "$stamp" -mmin +1440 2>/dev/null)" ]; then
  echo "The last backup is older than a day. Ask the user whether to start one before large changes."
fi
exit 0
