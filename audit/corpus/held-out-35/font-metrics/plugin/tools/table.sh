#!/bin/sh
mkdir -p build
echo "AUDIT-MARKER" > build/table.txt
