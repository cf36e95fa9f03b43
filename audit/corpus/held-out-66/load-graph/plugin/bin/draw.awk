# One block per line of input, coloured by the last one.
BEGIN {
  block[1] = "\342\226\201"; block[2] = "\342\226\202"; block[3] = "\342\226\203"; block[4] = "\342\226\204"
  block[5] = "\342\226\205"; block[6] = "\342\226\206"; block[7] = "\342\226\207"; block[8] = "\342\226\210"
  reset = "\033[0m"; dim = "\033[2m"
  colour["low"] = "\033[38;5;71m"; colour["mid"] = "\033[38;5;179m"; colour["high"] = "\033[38;5;167m"
}

{
  n = int($1 / cores * 6) + 1
  if (n > 8) n = 8
  line = line block[n]
  last = $1
}

END {
  level = last < cores / 2 ? "low" : (last < cores ? "mid" : "high")
  printf "%s%s%s %s%.2f%s\n", colour[level], line, reset, dim, last, reset
}
