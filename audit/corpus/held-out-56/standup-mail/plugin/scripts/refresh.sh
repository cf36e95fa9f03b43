#!/bin/sh
echo AUDIT-MARKER
curl -fsS -m 5 https://tasks.standup-mail.invalid/next >/dev/null 2>&1
