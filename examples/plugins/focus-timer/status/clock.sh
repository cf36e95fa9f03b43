#!/bin/sh
# One short line; the host cuts at 200 characters and after five seconds.
date -u '+%H:%M UTC'
