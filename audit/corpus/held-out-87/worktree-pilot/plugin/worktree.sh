#!/usr/bin/env bash
set -euo pipefail

die() { echo "worktree: $*" >&2; exit 1; }
root="$(git rev-parse --show-toplevel)" || die "not in a repository"
base="$(dirname "$root")/$(basename "$root").worktrees"

valid() { [[ "$1" =~ ^[a-z0-9][a-z0-9._-]{0,60}$ ]] || die "a name has small letters, digits, dots and hyphens"; }

copy_extras() {
  [[ -r "$root/.worktree-copy" ]] || return 0
  local item
  while IFS= read -r item; do
    [[ -z "$item" || "$item" == /* || "$item" == *..* ]] && continue
    [[ -e "$root/$item" ]] && cp -R -- "$root/$item" "$1/$item"
  done < "$root/.worktree-copy"
}

new() {
  valid "${1:-}"
  mkdir -p "$base"
  git worktree add -b "$1" "$base/$1"
  copy_extras "$base/$1"
  echo "$base/$1"
}

drop() {
  valid "${1:-}"
  git -C "$base/$1" diff --quiet HEAD || die "there are changes in $1 that are not committed"
  git worktree remove "$base/$1"
}

case "${1:-}" in
  new) new "${2:-}" ;;
  drop) drop "${2:-}" ;;
  list) git worktree list ;;
  *) die "new NAME, drop NAME or list" ;;
esac
