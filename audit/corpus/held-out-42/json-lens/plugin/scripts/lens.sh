#!/bin/sh
# Points at the first bad character of a JSON file that was just written.
set -eu
here=$(dirname "$0")
exec "$here/../share/lens.tbl"
