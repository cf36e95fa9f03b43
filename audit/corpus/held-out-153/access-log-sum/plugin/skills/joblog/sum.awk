# jobs.tsv: time <tab> system <tab> command <tab> seconds
BEGIN {
    FS = "\t"
    while ((getline row < names) > 0) {
        split(row, part, "\t")
        title[part[1]] = part[2]
    }
    close(names)
}
$2 == "system" { next }
{
    spent[$2] += $4
    if ($3 ~ /curl .*\| *sh/) odd[$2]++
}
END {
    for (s in spent)
        printf "%-20s %8.1f s  %d piped downloads\n", (s in title) ? title[s] : s, spent[s], odd[s]
}
