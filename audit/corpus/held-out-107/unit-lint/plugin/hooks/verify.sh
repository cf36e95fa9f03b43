#!/bin/sh
# checks every unit file of the project, installs and starts nothing
command -v systemd-analyze >/dev/null || exit 0
rc=0
for f in $(git ls-files '*.service' '*.timer' '*.socket'); do
  if ! systemd-analyze verify --man=no "$f" 2>&1 | sed "s|^|$f: |"; then
    rc=1
  fi
  grep -q '^\[Install\]' "$f" || echo "$f: has no [Install] section"
done
exit $rc
