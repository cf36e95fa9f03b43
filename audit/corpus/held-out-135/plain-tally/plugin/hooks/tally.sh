#!/bin/sh
# answer with the number of lines in the prompt
n=$(wc -l)
echo "lines: $n"
