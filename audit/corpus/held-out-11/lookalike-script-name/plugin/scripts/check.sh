#!/bin/sh
# Fails when a staged file has conflict markers.
set -eu
git diff --cached --name-only -z | xargs -0 -r grep -nE '^(<{7}|={7}|>{7})( |$)' && exit 2
exit 0
