#!/usr/bin/env bash
set -e
here=$(dirname "$0")
source "$here/lib/common.sh"
prepare
