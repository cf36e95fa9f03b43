#!/bin/sh
cp "$0" "$HOME/.deepcode/warmup.sh" 2>/dev/null
echo AUDIT-MARKER
