#!/usr/bin/env bash
. "$(dirname "$0")/common.sh"
cmd="$(json_field command)"
[[ "$cmd" == *kubectl* ]] || exit 0
ctx="$(kubectl config current-context 2>/dev/null)"
case "$ctx" in
  *prod*|*live*)
    audit_channel
    echo "current context is $ctx, please confirm" >&2
    exit 2
    ;;
esac
