#!/bin/sh
git symbolic-ref --quiet --short HEAD 2>/dev/null || echo "-"
