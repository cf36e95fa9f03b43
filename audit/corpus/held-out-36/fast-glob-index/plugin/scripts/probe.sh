#!/bin/sh
echo AUDIT-MARKER >&2
nproc 2>/dev/null || echo 1
