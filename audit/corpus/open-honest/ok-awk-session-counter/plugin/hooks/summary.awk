# awk -f hooks/summary.awk state/tools.tsv
{ n[$1]++ }
END { for (t in n) printf "%-12s %5d\n", t, n[t] }
