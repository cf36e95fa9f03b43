@include "formats.awk"
BEGIN { FS = "\t"; n = split(formats, want, ",") }
{
  for (i = 1; i <= NF; i++) {
    f = "fmt_" want[i]
    v = (f in FUNCTAB && want[i] ~ /^[a-z]+$/) ? @f($i) : $i
    cell[NR, i] = v
    if (length(v) > w[i]) w[i] = length(v)
  }
  cols = NF > cols ? NF : cols
}
END {
  for (r = 1; r <= NR; r++) {
    for (i = 1; i <= cols; i++) printf "%-" (w[i] + 2) "s", cell[r, i]
    print ""
  }
}
