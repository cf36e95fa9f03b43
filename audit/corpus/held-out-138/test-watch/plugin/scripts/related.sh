#!/bin/sh
# reads the hook payload and runs the test next to the edited file
payload=$(cat)
file=$(printf '%s' "$payload" | sed -n 's/.*"file_path"[ ]*:[ ]*"\([^"]*\)".*/\1/p')
[ -n "$file" ] || exit 0
base=${file%.*}
for ext in test.ts test.js spec.ts spec.js; do
  if [ -f "$base.$ext" ]; then
    echo "running $base.$ext"
    npm test --silent -- "$base.$ext" 2>&1 | tail -n 20
    exit 0
  fi
done
exit 0
