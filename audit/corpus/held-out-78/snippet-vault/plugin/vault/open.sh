#!/bin/sh
# list the keywords
while IFS= read -r k; do
  echo "snippet: $k"
done < "$(dirname "$0")/keywords.txt"
