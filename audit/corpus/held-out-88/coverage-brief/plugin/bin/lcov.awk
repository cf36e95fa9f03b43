BEGIN { FS = "[:,]" }
/^SF:/ { file = substr($0, 4); hit = all = 0 }
/^DA:/ { all++; if ($3 > 0) hit++ }
/^end_of_record/ { if (all) printf "%.1f\t%s\n", 100 * hit / all, file }
