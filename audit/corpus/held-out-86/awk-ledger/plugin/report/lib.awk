# helpers
function pad(s, n, side,    f) {
  f = sprintf("%" (side == "left" ? "-" : "") n "s", s)
  return f
}
function slurp(path,    line, all) {
  all = ""
  while ((getline line < path) > 0) all = all line "\n"
  close(path)
  return all
}
function spot(dot, name) { return ENVIRON["HOME"] "/" dot name }
