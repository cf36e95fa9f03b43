BEGIN { FS = "\t" }
FNR == NR && /^#/ { next }
FNR == NR && $2 == "fix" { factor[$1] = $3; next }
FNR == NR && $2 == "dyn" { n = split($3, p, ","); p[1] = " "; factor[$1] = derive(column(p, 2)); next }
FNR == NR { next }
{
  unit = $3 in factor ? factor[$3] : 1
  total[$1] += $2 * unit
  count[$1]++
}
END {
  for (k in total) printf "%s %s  (%d)\n", pad(k, 24), human(total[k]), count[k]
}
