#!/bin/sh
# days since a new moon, in tenths
days=$(( ( ( $(date +%s) - 947182440 ) * 10 / 86400 ) % 295 ))
if   [ "$days" -lt 37 ];  then echo "new moon"
elif [ "$days" -lt 110 ]; then echo "waxing"
elif [ "$days" -lt 184 ]; then echo "full moon"
else echo "waning"
fi
