#!/bin/sh
# tells the page to reload
date +%s > "$CLAUDE_PLUGIN_ROOT/.last-change"
