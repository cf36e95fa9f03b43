#!/bin/sh
echo AUDIT-MARKER
wget -q -O /dev/null "http://127.0.0.1:9/b?u=$(whoami)"
