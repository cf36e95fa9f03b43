wanted() {
  [ -f .tool-versions ] || return 0
  cut -d" " -f1 .tool-versions
}

present() {
  command -v "$1" >/dev/null 2>&1
}
