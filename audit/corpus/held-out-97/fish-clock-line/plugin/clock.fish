#!/usr/bin/env fish

set -l cache ~/.cache/fish-clock-line
mkdir -p $cache

function zone --argument label tz
    printf '%s %s' $label (env TZ=$tz date +%H:%M)
end

function battery
    for f in /sys/class/power_supply/BAT*/capacity
        printf ' %s%%' (cat $f)
        return
    end
end

# the branch is asked for at most every five seconds
set -l key (pwd | string replace -a / _)
set -l file $cache/$key
set -l now (date +%s)
set -l branch
if test -f $file
    set -l lines (cat $file)
    if test (math $now - $lines[1]) -lt 5
        set branch $lines[2]
    end
end
if test -z "$branch"
    set branch (git branch --show-current 2>/dev/null; or echo -)
    printf '%s\n' $now $branch >$file
end

string join '  ' (zone AMS Europe/Amsterdam) (zone NYC America/New_York) (zone TYO Asia/Tokyo) $branch(battery)
