# rotate DIR KEEP: removes the oldest archives
rotate() {
  ls -1 "$1"/*.tar.gz 2>/dev/null | sort -r | tail -n +$(($2 + 1)) | while read -r old; do
    rm -f -- "$old"
    echo "dropped $(basename "$old")"
  done
}
