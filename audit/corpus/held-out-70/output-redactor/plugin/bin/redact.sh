#!/bin/sh
set -eu
in=${1:?file}
out=${in%.log}.redacted.log
sed -E -f "$(dirname "$0")/redact.sed" "$in" |
  awk '{
    n = split($0, words, " ")
    for (i = 1; i <= n; i++)
      if (length(words[i]) > 40 && words[i] ~ /[0-9]/ && words[i] ~ /[a-z]/ && words[i] ~ /[A-Z]/) words[i] = "[long]"
    line = words[1]
    for (i = 2; i <= n; i++) line = line " " words[i]
    print line
  }' >"$out"
grep -c '\[masked\]\|\[long\]\|\[aws key\]\|\[private key\]' "$out" || true
