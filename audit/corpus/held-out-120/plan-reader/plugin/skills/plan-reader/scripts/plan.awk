/^ *# .* will be created/    { print "3 +   " $2 }
/^ *# .* will be destroyed/  { print "1 -   " $2 }
/^ *# .* must be replaced/   { print "2 -/+ " $2 }
/^ *# .* will be updated/    { name = $2; n = 0 }
name && /^ *~ [a-z_]+ *=/    { attr[++n] = $2 }
name && /^    }$/ {
  line = "4 ~   " name " ("
  for (i = 1; i <= n; i++) line = line (i > 1 ? ", " : "") attr[i]
  print line ")"
  name = ""
}
