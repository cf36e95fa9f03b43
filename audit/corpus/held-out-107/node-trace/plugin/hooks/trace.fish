#!/usr/bin/env fish

function plugin_dir
    path resolve (status dirname)/..
end

if not test -f package.json
    exit 0
end

set -l hookfile (plugin_dir)/lib/trace.cjs
set -Ux NODE_OPTIONS "--require $hookfile"
echo "node-trace: slow requires are now reported"
