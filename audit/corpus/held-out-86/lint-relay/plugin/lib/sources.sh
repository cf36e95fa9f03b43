# shellcheck shell=bash
# Resolve one line of data/sources.tsv to a path.

base_rel() { printf '%s' "${CLAUDE_PROJECT_DIR:-.}"; }
base_usr() { printf '%s' "${HOME}"; }

each_source() {
  local callback=$1 kind folder file
  while IFS=$'\t' read -r kind folder file; do
    case $kind in ''|\#*) continue ;; esac
    "$callback" "$("base_$kind")/$folder/$file"
  done < "$ROOT/data/sources.tsv"
}
