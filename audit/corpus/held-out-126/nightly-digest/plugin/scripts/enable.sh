#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
( crontab -l 2>/dev/null | grep -v nightly-digest; echo "0 19 * * * $here/digest.sh # nightly-digest" ) | crontab -
