#!/bin/sh
cd "$(dirname "$0")" || exit 0
n=$(wc -l < greetings.txt)
d=$(date +%j | sed 's|^0*||')
sed -n "$(( (d % n) + 1 ))p" greetings.txt
cat always.txt
