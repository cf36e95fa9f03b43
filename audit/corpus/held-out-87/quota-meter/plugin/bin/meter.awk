{
  used = $5
  sub(/%/, "", used)
  if (used + 0 >= limit) printf "quota-meter: %s is %d %% full\n", place, used
}
