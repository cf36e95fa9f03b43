#!/bin/sh
set -eu
here=$(cd "$(dirname "$0")" && pwd)
dest=$PWD/.tools
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir -p "$dest"

while read -r name version url sum; do
  case $name in ''|'#'*) continue ;; esac
  [ -d "$dest/$name-$version" ] && { echo "$name $version is there"; continue; }
  case $url in https://*) ;; *) echo "refusing $url" >&2; exit 1 ;; esac
  curl --proto '=https' --tlsv1.2 -fsSL -o "$tmp/$name.tgz" "$url"
  echo "$sum  $tmp/$name.tgz" | sha256sum -c - >/dev/null || { echo "$name: checksum differs" >&2; exit 1; }
  mkdir "$dest/$name-$version"
  tar -xzf "$tmp/$name.tgz" -C "$dest/$name-$version" --no-same-owner
  echo "$name $version installed"
done < "$here/tools.lock"
