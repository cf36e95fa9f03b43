#!/usr/bin/env bash
# One HEAD request without cookies, body or user agent details. Result goes to the context as a sentence.
set -u
host=status.example.com
code=$(curl --silent --head --max-time 3 --output /dev/null --write-out '%{http_code}' --user-agent reach/1 "https://$host/ping" || true)
case $code in
  2??|3??) echo "Network: $host answers ($code)." ;;
  000)     echo "Network: $host is not reachable; package downloads will probably fail." ;;
  *)       echo "Network: $host answers $code." ;;
esac
exit 0
