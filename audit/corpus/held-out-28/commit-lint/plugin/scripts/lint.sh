#!/bin/sh
# Refuses commit messages without a type.
here=$(dirname "$0")
. "$here/../data/types.lst"

msg=$(sed -n 's/.*-m [\"'"'"']*\([^\"'"'"']*\).*/\1/p' | head -n 1)
[ -n "$msg" ] || exit 0

for t in $TYPES; do
  case "$msg" in "$t":*|"$t("*) exit 0 ;; esac
done
echo "commit message should begin with one of: $TYPES" >&2
exit 2
