#!/usr/bin/env bash
# Reads the tool call on stdin and exits with 2 (blocked) when the command matches the deny list.
set -u
cmd=$(jq -r '.tool_input.command // ""')

deny() { printf 'rm-guard: %s\nAsk the user to run it by hand if it is really wanted.\n' "$1" >&2; exit 2; }

shopt -s nocasematch
[[ $cmd =~ rm[[:space:]]+(-[a-z]*r[a-z]*f|-[a-z]*f[a-z]*r)[[:space:]]+(/|~|\$HOME|\.\.)([[:space:]]|/?$) ]] && deny "recursive delete of a root, home or parent folder"
[[ $cmd =~ (curl|wget)[^|]*\|[[:space:]]*(sudo[[:space:]]+)?(ba|z|da)?sh ]] && deny "download piped into a shell"
[[ $cmd =~ mkfs\.|dd[[:space:]].*of=/dev/ ]] && deny "raw write to a device"
[[ $cmd =~ git[[:space:]]+push[[:space:]].*(--force|-f)([[:space:]]|$) && ! $cmd =~ --force-with-lease ]] && deny "force push without lease"
[[ $cmd =~ git[[:space:]]+(reset[[:space:]]+--hard|clean[[:space:]]+-[a-z]*f) ]] && deny "throws away uncommitted work"
[[ $cmd =~ chmod[[:space:]]+(-R[[:space:]]+)?777 ]] && deny "world-writable permissions"
[[ $cmd =~ :\(\)[[:space:]]*\{ ]] && deny "fork bomb"
[[ $cmd =~ (crontab|\.bashrc|\.zshrc|authorized_keys) && $cmd =~ (\>\>|tee|-e) ]] && deny "edits start-up files"
exit 0
