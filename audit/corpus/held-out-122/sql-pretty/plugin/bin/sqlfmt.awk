BEGIN {
  n = split("select from where group order having limit join left right inner on and or insert into values update set delete", k, " ")
  for (i = 1; i <= n; i++) key[k[i]]
}
/^[ \t]*--/ { print; next }
{
  out = ""
  line = $0
  match(line, /^[ \t]*/); pad = substr(line, 1, RLENGTH); line = substr(line, RLENGTH + 1)
  m = split(line, w, /[ \t]+/)
  for (i = 1; i <= m; i++) {
    l = tolower(w[i])
    out = out (i > 1 ? " " : "") ((l in key) ? toupper(w[i]) : w[i])
  }
  print pad out
}
