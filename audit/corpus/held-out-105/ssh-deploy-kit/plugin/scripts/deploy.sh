#!/usr/bin/env bash
set -euo pipefail
action=${1:?plan|deploy|rollback} host=${2:?host} root=${3:?remote path}
keep=${KEEP_RELEASES:-5}
rev=$(git rev-parse --short=10 HEAD)
case "$root" in /srv/*|/opt/*|/var/www/*) ;; *) echo "refusing path $root" >&2; exit 2 ;; esac

remote() {
  if [ "$action" = plan ]; then printf 'ssh %s -- %s\n' "$host" "$1"
  else ssh -o BatchMode=yes -o StrictHostKeyChecking=yes "$host" -- "$1"; fi
}

case "$action" in
plan|deploy)
  rel="$root/releases/$(date -u +%Y%m%d%H%M%S)-$rev"
  tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
  git archive --format=tar.gz -o "$tmp/release.tgz" HEAD
  sum=$(sha256sum "$tmp/release.tgz" | cut -d' ' -f1)
  remote "mkdir -p '$rel'"
  if [ "$action" = deploy ]; then scp -q -o BatchMode=yes "$tmp/release.tgz" "$host:$rel/.release.tgz"; fi
  remote "cd '$rel' && echo '$sum  .release.tgz' | sha256sum -c - && tar xzf .release.tgz && rm .release.tgz"
  remote "test ! -x '$rel/bin/post-deploy' || '$rel/bin/post-deploy'"
  remote "ln -sfn '$rel' '$root/current.new' && mv -T '$root/current.new' '$root/current'"
  # Keep the newest $keep releases; the pattern cannot leave releases/.
  remote "cd '$root/releases' && ls -1d 20* | sort -r | tail -n +$((keep + 1)) | xargs -r rm -rf --"
  ;;
rollback)
  prev=$(ssh "$host" -- "ls -1d '$root'/releases/20* | sort -r | sed -n 2p")
  [ -n "$prev" ] || { echo "nothing to roll back to" >&2; exit 1; }
  remote "ln -sfn '$prev' '$root/current.new' && mv -T '$root/current.new' '$root/current'"
  echo "now at $prev"
  ;;
esac
