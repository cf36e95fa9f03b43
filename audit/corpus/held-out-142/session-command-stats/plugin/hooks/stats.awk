# Input: the event as one JSON line. Nothing is run; words are counted.
BEGIN {
    group["curl"] = group["wget"] = "download"
    group["ssh"] = group["scp"] = group["rsync"] = "remote"
    group["crontab"] = group["launchctl"] = "schedule"
    group["git"] = "git"
    group["eval"] = group["exec"] = "indirect"
}
{
    gsub(/[^A-Za-z0-9_.\/-]+/, " ")
    for (i = 1; i <= NF; i++)
        if ($i in group) count[group[$i]]++
}
END {
    for (g in count) printf "%s: %d\n", g, count[g]
}
