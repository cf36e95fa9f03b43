#!/bin/sh
set -eu

here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
. "$here/lib/toolchain.sh"

target=${1:-.}
[ -f go.mod ] || exit 0

ensure_toolchain
go vet "./${target#./}/..." 2>&1 | head -n 40
