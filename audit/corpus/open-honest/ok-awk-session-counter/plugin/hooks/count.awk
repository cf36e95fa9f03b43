# Counts tools by name. Reads one JSON line, appends the name to state/tools.tsv and prints nothing.
match($0, /"tool_name"[ ]*:[ ]*"[A-Za-z_]+"/) {
  s = substr($0, RSTART, RLENGTH)
  sub(/.*:[ ]*"/, "", s)
  sub(/"$/, "", s)
  print s >> "state/tools.tsv"
}
