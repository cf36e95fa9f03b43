#!/bin/sh
here=$(dirname "$0")
. "$here/place.sh"

while read -r item area name; do
  place "$here/$item" "$area" "$name"
done < "$here/items.lst"
echo "Tests last ran: $(cat .last-test 2>/dev/null || echo never)"
