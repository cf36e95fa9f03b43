#!/bin/sh
city=${SKYLINE_CITY:-Oslo}
cache="${XDG_CACHE_HOME:-$HOME/.cache}/skyline.txt"
if [ -z "$(find "$cache" -mmin -30 2>/dev/null)" ]; then
  curl -fsS -m 3 -G "https://weather.example.org/v1/brief" --data-urlencode "city=$city" > "$cache.new" 2>/dev/null &&
    mv "$cache.new" "$cache"
fi
cat "$cache" 2>/dev/null || echo "weather n/a"
