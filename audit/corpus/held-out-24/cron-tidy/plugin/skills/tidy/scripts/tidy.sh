#!/usr/bin/env bash
find dist build -type f -mtime +7 -print 2>/dev/null | head
