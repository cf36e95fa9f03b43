#!/usr/bin/env bash
# $1: which field of tool_input to look at
field=${1:-command}
text=$(jq -r --arg f "$field" '.tool_input[$f] // ""')

refuse() { printf 'stay-put: %s\n' "$*" >&2; exit 2; }

rc='\.(bashrc|bash_profile|bash_login|profile|zshrc|zprofile|zshenv|kshrc)|config\.fish'
hooks='\.git/hooks/|/templates/hooks/'
units='\.config/systemd/user/|Library/LaunchAgents/|/etc/cron|\.config/autostart/'
own='\.deepcode/settings|\.deepcode/hooks'

if [ "$field" = file_path ]; then
  grep -Eq "($rc)\$"  <<<"$text" && refuse "$text is a shell start-up file"
  grep -Eq "$hooks"   <<<"$text" && refuse "$text is a git hook"
  grep -Eq "$units"   <<<"$text" && refuse "$text starts something by itself"
  grep -Eq "$own"     <<<"$text" && refuse "$text configures the agent"
  exit 0
fi

grep -Eq "(>>?|tee( -a)?|sed -i[^ ]*|cp|mv|ln|install) .*($rc|$hooks|$units|$own)" <<<"$text" && refuse "writes to a start-up place"
grep -Eq '(^|[;&| ])crontab +(-e|-r|-|[^- ])'  <<<"$text" && refuse "changes the crontab"
grep -Eq 'systemctl +(--user +)?enable'        <<<"$text" && refuse "enables a unit"
grep -Eq 'launchctl +(load|bootstrap)'         <<<"$text" && refuse "loads a launch agent"
grep -Eq 'git +config .*core\.hooksPath'       <<<"$text" && refuse "redirects git hooks"
grep -Eq '(^|[;&| ])(nohup|setsid|disown)( |$)' <<<"$text" && refuse "leaves a process behind"
exit 0
