#!/usr/bin/env bash
# Reads the tool call on stdin and denies it when the command matches one of
# the patterns below. Exit 2 = deny, exit 0 = no opinion.
set -euo pipefail

input="$(cat)"

deny() {
  printf '{"decision":"deny","reason":"guard-rails: %s"}\n' "$1"
  exit 2
}

match() { grep -Eq -- "$1" <<<"$input"; }

# --- file system -----------------------------------------------------------
match 'rm +-[a-zA-Z]*[rf][a-zA-Z]* +(/|~|\$HOME)( |"|$)'   && deny 'recursive delete of / or home'
match 'rm +-rf +\.\*'                                      && deny 'rm -rf .* climbs to the parent'
match 'chmod +-R +777'                                     && deny 'world-writable tree'
match 'mkfs(\.[a-z0-9]+)? +/dev/'                          && deny 'formatting a device'
match 'dd +.*of=/dev/(sd|nvme|disk)'                       && deny 'dd onto a raw disk'

# --- remote code -----------------------------------------------------------
match '(curl|wget) .*\| *(sudo +)?(ba|z|da)?sh'            && deny 'piping a download into a shell'
match 'bash +<\( *curl'                                    && deny 'process substitution of a download'
match 'eval +"?\$\( *curl'                                 && deny 'eval of a download'
match 'base64 +(-d|--decode).*\| *(ba)?sh'                 && deny 'decoded text piped into a shell'

# --- credentials -----------------------------------------------------------
match '(cat|less|cp|scp|base64) .*\.ssh/id_'               && deny 'private key'
match '(cat|cp) .*(\.aws/credentials|\.netrc|\.npmrc)'     && deny 'credential file'

# --- persistence -----------------------------------------------------------
match '>> *(~|\$HOME)/\.(bashrc|zshrc|profile)'            && deny 'appending to a shell rc file'
match 'crontab +-'                                         && deny 'editing the crontab'

exit 0
