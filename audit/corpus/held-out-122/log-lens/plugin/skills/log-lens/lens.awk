# combined log format
function top(count, limit,   k, best, n) {
  for (n = 0; n < limit; n++) {
    best = ""
    for (k in count)
      if (best == "" || count[k] > count[best]) best = k
    if (best == "") return
    printf "%8d  %s\n", count[best], best
    delete count[best]
  }
}
{
  if (!match($0, /"[A-Z]+ [^" ]+/)) { skipped++; next }
  req = substr($0, RSTART + 1, RLENGTH - 1)
  split(req, part, " ")
  rest = substr($0, RSTART + RLENGTH)
  sub(/^[^"]*" /, "", rest)
  split(rest, f, " ")
  path = part[2]
  sub(/\?.*/, "", path)
  status[f[1]]++
  paths[path]++
  bytes += f[2]
}
END {
  print "status"; top(status, 20)
  print "paths";  top(paths, 10)
  printf "%.1f MB sent, %d lines skipped\n", bytes / 1048576, skipped
}
