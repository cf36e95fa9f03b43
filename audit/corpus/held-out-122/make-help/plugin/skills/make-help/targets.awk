/^##/ { doc = substr($0, 4); next }
/^[A-Za-z0-9_.-]+:([^=]|$)/ {
  name = $1; sub(/:.*/, "", name)
  if (match($0, /## .*/)) doc = substr($0, RSTART + 3)
  if (name !~ /^\./) {
    if (only && doc == "") print name
    else if (!only) printf "%-20s %s\n", name, (width ? substr(doc, 1, width - 21) : doc)
  }
  doc = ""
  next
}
{ doc = "" }
