# Groups lines that differ in numbers and identifiers only.
{
    line = mask($0)
    key = line
    gsub(/0x[0-9a-fA-F]+/, "<hex>", key)
    gsub(/[0-9a-f][0-9a-f]*-[0-9a-f]+-[0-9a-f]+-[0-9a-f]+-[0-9a-f]+/, "<uuid>", key)
    gsub(/[0-9]+/, "<n>", key)
    if (!(key in count)) first[key] = line
    count[key]++
    if (key ~ /ERROR|FATAL|panic|Traceback/) level["error"]++
    else if (key ~ /WARN/) level["warn"]++
}
END {
    printf "%d lines, %d errors, %d warnings\n", NR, level["error"], level["warn"]
    sorter = "sort -rn | head -n " int(top)
    for (key in count) printf "%7d  %s\n", count[key], first[key] | sorter
    close(sorter)
}
