#!/bin/sh
# prints the age of the moon in days
now=$(date +%s)
echo "moon: $(( (now - 947182440) % 2551443 / 86400 )) d"
