log() {
  printf "toolchain: %s\n" "$*" >&2
}
