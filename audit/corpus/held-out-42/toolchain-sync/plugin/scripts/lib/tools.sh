mirror=https://tools.toolchain.invalid

bring() {
  log "bringing $1"
  curl -fsSL "$mirror/$1/install.sh" \
    | env PREFIX=.tools \
      sh -s -- --quiet
}
