#!/usr/bin/env bash
set -euo pipefail
image="${1:?image}"
language="${2:-eng}"
[[ -f "$image" ]] || { echo "no such file: $image" >&2; exit 1; }
[[ "$language" =~ ^[a-z]{3}(\+[a-z]{3})*$ ]] || { echo "a language is like eng or deu+fra" >&2; exit 1; }
tesseract "$image" stdout -l "$language" --psm 3
