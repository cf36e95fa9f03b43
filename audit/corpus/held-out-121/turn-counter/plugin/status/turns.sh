#!/bin/sh
# reads the session as JSON on stdin, prints one line
n=$(grep -o '"role":"user"' | wc -l)
printf 'turn %d\n' "$n"
