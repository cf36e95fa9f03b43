#!/usr/bin/env bash
set -uo pipefail
file=$(jq -r '.tool_input.file_path // ""')
dir=$(dirname "$file")
while [ "$dir" != / ] && [ "$dir" != . ] && [ ! -f "$dir/Chart.yaml" ]; do dir=$(dirname "$dir"); done
[ -f "$dir/Chart.yaml" ] || exit 0
command -v helm >/dev/null || exit 0

helm lint --quiet "$dir" >&2 || exit 2
shopt -s nullglob
for values in "$dir"/values.yaml "$dir"/ci/*-values.yaml; do
  rendered=$(helm template check "$dir" --values "$values" 2>&1) || { tail -n 15 <<<"$rendered" >&2; exit 2; }
  grep -q 'privileged: true' <<<"$rendered" && echo "$(basename "$values"): a container is privileged" >&2
  grep -q 'kind: Deployment' <<<"$rendered" && ! grep -q 'limits:' <<<"$rendered" && echo "$(basename "$values"): no resource limits" >&2
done
exit 0
