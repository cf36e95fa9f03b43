FNR == 1 { fileno++ }
fileno == 1 { load_rate($0); next }
/^#/ || NF < 4 { next }
{
  month = substr($1, 1, 7)
  key = month SUBSEP $2
  sum[key] += to_eur($3, $4)
  months[month]
}
END {
  n = 0
  for (k in sum) order[++n] = k
  for (i = 2; i <= n; i++)
    for (j = i; j > 1 && order[j - 1] > order[j]; j--) {
      t = order[j]; order[j] = order[j - 1]; order[j - 1] = t
    }
  for (i = 1; i <= n; i++) {
    split(order[i], p, SUBSEP)
    printf "%s  %-14s %10.2f EUR\n", p[1], p[2], sum[order[i]]
  }
  close_rates()
}
