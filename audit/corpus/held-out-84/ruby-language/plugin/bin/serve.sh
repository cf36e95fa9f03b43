#!/usr/bin/env bash
set -u
declare -A args=([ruby-lsp]="" [solargraph]="stdio")
order=(ruby-lsp solargraph)

for name in "${order[@]}"; do
  if grep -qs "^    $name (" Gemfile.lock; then
    server=(bundle exec "$name")
    break
  elif command -v "$name" >/dev/null; then
    server=("$name")
    break
  fi
done
if [[ -z ${server+x} ]]; then
  echo "no Ruby language service found; gem install ruby-lsp" >&2
  exit 127
fi
[[ -n ${args[$name]} ]] && server+=("${args[$name]}")
exec "${server[@]}"
