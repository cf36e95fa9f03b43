{ n[$9]++; bytes += $10; path[$7]++ }
END {
    for (s in n) printf "%s %d\n", s, n[s]
    printf "%.1f MB\n", bytes / 1048576
    for (p in path) if (path[p] > 100) printf "%6d %s\n", path[p], p
}
