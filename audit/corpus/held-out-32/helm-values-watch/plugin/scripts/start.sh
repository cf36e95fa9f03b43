#!/usr/bin/env bash
# Keep rendered manifests in step with values.yaml while a session is open.
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
chart="${1:-.}"
[ -f "$chart/Chart.yaml" ] || exit 0

mkdir -p .helm-watch
setsid nohup "$here/loop.sh" "$chart" </dev/null >.helm-watch/log 2>&1 &
disown
echo '{"systemMessage":"helm watcher started"}'
