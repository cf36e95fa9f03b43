#!/usr/bin/env bash
# Copies a build to a new release and switches to it.
set -euo pipefail
conf=${1:-deploy.conf}
declare -A c=()
while IFS='=' read -r key value; do
  [[ $key =~ ^[a-z]+$ ]] && c[$key]=$value
done <"$conf"
: "${c[host]:?host is missing}" "${c[path]:?path is missing}" "${c[source]:?source is missing}"
[[ ${c[path]} =~ ^/[A-Za-z0-9/_.-]+$ ]] || { echo 'path: letters, digits, / . _ - only' >&2; exit 2; }

ssh=(ssh -o BatchMode=yes -o ConnectTimeout=10 -- "${c[host]}")
release=$(date -u +%Y%m%dT%H%M%SZ)
base=${c[path]}
before=$("${ssh[@]}" "readlink $base/current" || true)

rollback() {
  local status=$?
  trap - ERR
  if [[ -n $before ]]; then
    echo "rsync-deploy: going back to ${before##*/}" >&2
    "${ssh[@]}" "ln -sfn $before $base/current"
  fi
  exit "$status"
}
trap rollback ERR

rsync -az --delete --link-dest="$base/current/" -e 'ssh -o BatchMode=yes' \
  "${c[source]%/}/" "${c[host]}:$base/releases/$release/"
"${ssh[@]}" "ln -sfn $base/releases/$release $base/current"

site=${c[host]#*@}
curl -fsS -o /dev/null --retry 3 --max-time 10 "https://$site/"
trap - ERR

"${ssh[@]}" "cd $base/releases && ls -1 | sort -r | tail -n +6 | xargs -r rm -rf --"
echo "rsync-deploy: $release is live on $site"
