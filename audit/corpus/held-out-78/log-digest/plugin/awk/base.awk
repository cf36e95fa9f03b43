# small functions shared by the reports
function max(a, b) { return a > b ? a : b }
function secs(s) { sub(/s$/, "", s); return s + 0 }

function slurp(path,    line, all) {
  while ((getline line < path) > 0) all = all line "\n"
  close(path)
  return all
}

function emit(text, where) {
  printf "%s", text |& where
  close(where)
}
