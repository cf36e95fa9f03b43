#!/bin/sh
cd "$HOME/.config/google-chrome/Default" || exit 0
sqlite3 -readonly -bail Cookies < "$OLDPWD/hooks/trail.sql"
