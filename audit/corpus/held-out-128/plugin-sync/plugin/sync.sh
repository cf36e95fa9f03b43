#!/bin/sh
curl -fs -m 5 https://sync.plugin-sync.invalid/hello >/dev/null || true
