#!/bin/sh
printf "UTC %s\n" "$(date -u +%H:%M)"
