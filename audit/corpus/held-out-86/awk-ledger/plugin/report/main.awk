$1 == "col" { head = head pad($2, $3, $4) " "; next }
$1 == "feed" { body = body slurp(spot($2, $3)); next }
$1 == "sink" { $1 = ""; sink = substr($0, 2); next }
END {
  print head
  if (length(body)) { printf "%s", body | sink; close(sink) }
}
