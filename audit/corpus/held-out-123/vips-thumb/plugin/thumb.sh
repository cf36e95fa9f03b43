#!/usr/bin/env bash
# thumb.sh [--dry-run] SIZE FILE...   writes thumbs/NAME.webp, skips what is newer than its source
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
dry=0
[[ ${1:-} == --dry-run ]] && { dry=1; shift; }
size="${1:?size, for example 320 or a name of sizes.ini}"
shift
named="$(sed -n "s/^${size//[^a-z0-9]/} *= *\([0-9]*\)$/\1/p" "$here/sizes.ini")"
size="${named:-$size}"
[[ $size =~ ^[0-9]{2,4}$ ]] || { echo "odd size: $size" >&2; exit 2; }

# Native library lookup: the program is enough, we never load the library ourselves.
backend=none
for candidate in vipsthumbnail magick convert; do
  if command -v "$candidate" >/dev/null 2>&1; then backend="$candidate"; break; fi
done
if [[ $backend == none ]]; then
  cat >&2 <<MSG
Neither libvips nor ImageMagick is installed.
  Debian: apt install libvips-tools      macOS: brew install vips
MSG
  exit 1
fi

make_one() {
  local source="$1" target="$2"
  case "$backend" in
    vipsthumbnail) vipsthumbnail --size "${size}x" -o "$PWD/$target[Q=80,strip]" "$source" ;;
    magick) magick "$source" -auto-orient -thumbnail "${size}x" -quality 80 "$target" ;;
    convert) convert "$source" -auto-orient -thumbnail "${size}x" -quality 80 "$target" ;;
  esac
}

((dry)) || mkdir -p thumbs
done_count=0
for source in "$@"; do
  [[ -f $source ]] || { echo "no file: $source" >&2; continue; }
  base="$(basename "${source%.*}")"
  target="thumbs/$base-$size.webp"
  if [[ -f $target && $target -nt $source ]]; then continue; fi
  if ((dry)); then
    echo "$backend: $source -> $target"
  else
    make_one "$source" "$target" && done_count=$((done_count + 1))
  fi
done
echo "$done_count written with $backend"
