#!/bin/sh
# prints what a roll-out would do
echo "would roll out $(date +%F)"
