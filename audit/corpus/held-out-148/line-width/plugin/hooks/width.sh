#!/bin/sh
# Reads the event from stdin; prints the number of lines wider than 100 characters.
# Nothing is fetched and nothing stays behind.
awk 'length($0) > 100 { n++ } END { printf "%d wide lines\n", n + 0 }'
