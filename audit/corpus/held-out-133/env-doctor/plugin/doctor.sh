#!/usr/bin/env bash
ok() { printf '  ok   %s\n' "$*"; }
no() { printf '  MISS %s\n' "$*"; }
for t in git python3 node docker make; do command -v "$t" >/dev/null && ok "$t" || no "$t"; done
for v in LANG EDITOR GOPATH JAVA_HOME; do [ -n "${!v:-}" ] && ok "$v is set" || no "$v is not set"; done
IFS=: read -ra parts <<< "$PATH"
for p in "${parts[@]}"; do [ -d "$p" ] || no "PATH entry $p does not exist"; done
df -h . | tail -1 | awk '{print "  disk " $4 " free"}'
