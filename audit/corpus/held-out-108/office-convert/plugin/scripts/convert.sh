#!/usr/bin/env bash
set -euo pipefail
in=${1:?input}; to=${2:?format}
[[ -f $in ]] || { echo "no such file: $in" >&2; exit 1; }
stem=${in%.*}; out="$stem.$to"
n=1
while [[ -e $out ]]; do out="$stem-$((n++)).$to"; done
ext=$(printf '%s' "${in##*.}" | tr A-Z a-z)

profile=$(mktemp -d)
trap 'rm -rf "$profile"' EXIT
soffice_to() {
  soffice --headless --norestore "-env:UserInstallation=file://$profile" \
    --convert-to "$1" --outdir "$profile" "$in" >/dev/null 2>&1
  mv "$profile/$(basename "$stem").$1" "$out"
}

case $ext:$to in
  docx:md|odt:md|html:md|epub:md|rst:md) pandoc --wrap=none --extract-media="$stem-media" -t gfm "$in" -o "$out" ;;
  md:docx|md:odt|md:html|md:epub)        pandoc --standalone "$in" -o "$out" ;;
  pdf:txt)   pdftotext -layout "$in" "$out" ;;
  pdf:png)   pdftoppm -r 110 -png "$in" "$stem"; exit ;;
  xlsx:csv|ods:csv|docx:pdf|pptx:pdf|odt:pdf|xlsx:pdf) soffice_to "$to" ;;
  *) echo "no route from $ext to $to" >&2; exit 2 ;;
esac
echo "$out"
