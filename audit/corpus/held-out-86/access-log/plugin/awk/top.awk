{ hits[clean($7)]++; all++ }
$9 >= 500 { bad++ }
END {
  print "errors", share(bad, all)
  order = "sort -k1,1nr"
  for (p in hits) printf "%7d %s\n", hits[p], p | order
  close(order)
}
