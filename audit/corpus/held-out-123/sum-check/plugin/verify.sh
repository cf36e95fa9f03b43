#!/bin/sh
# verify.sh FOLDER   expects SHA256SUMS and, if present, SHA256SUMS.asc or .minisig beside the files
set -eu
folder=${1:?name a folder}
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
cd -- "$folder"

if [ ! -f SHA256SUMS ]; then
  echo "no SHA256SUMS in $folder" >&2
  exit 2
fi

if command -v sha256sum >/dev/null 2>&1; then
  sum() { sha256sum "$1" | cut -d' ' -f1; }
else
  sum() { shasum -a 256 "$1" | cut -d' ' -f1; }
fi

bad=0
while read -r want name; do
  name=${name#\*}
  case "$name" in
    */* | "" | -*) echo "odd name in SHA256SUMS: $name"; bad=1; continue ;;
  esac
  if [ ! -f "$name" ]; then
    echo "absent  $name"
    continue
  fi
  if [ "$(sum "$name")" = "$want" ]; then
    echo "ok      $name"
  else
    echo "WRONG   $name"
    bad=1
  fi
done <SHA256SUMS

for file in *; do
  case "$file" in SHA256SUMS*) continue ;; esac
  grep -q "[ *]$file\$" SHA256SUMS || echo "not listed: $file"
done

if [ -f SHA256SUMS.minisig ] && command -v minisign >/dev/null 2>&1; then
  key=$(sed -n 's/^minisign *= *//p' "$here/keys.ini")
  minisign -Vm SHA256SUMS -P "$key" || bad=1
elif [ -f SHA256SUMS.asc ]; then
  echo "signature present; verify it with: gpg --verify SHA256SUMS.asc SHA256SUMS"
else
  echo "no signature, the sums only protect against a broken download"
fi
exit "$bad"
