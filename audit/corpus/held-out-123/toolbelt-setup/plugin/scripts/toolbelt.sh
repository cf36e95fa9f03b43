#!/bin/sh
# toolbelt.sh [--dry-run] [tool...]   install missing optional tools, one question each
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
table="$here/tools.csv"
dry=0
[ "${1:-}" = "--dry-run" ] && { dry=1; shift; }

manager() {
  if command -v apt-get >/dev/null 2>&1; then echo debian
  elif command -v dnf >/dev/null 2>&1; then echo fedora
  elif command -v brew >/dev/null 2>&1; then echo brew
  else echo none; fi
}

column() {
  case "$1" in debian) echo 2 ;; fedora) echo 3 ;; brew) echo 4 ;; esac
}

install_one() {
  case "$1" in
    debian) sudo apt-get install "$2" ;;
    fedora) sudo dnf install "$2" ;;
    brew) brew install "$2" ;;
  esac
}

pm=$(manager)
if [ "$pm" = none ]; then
  echo "No package manager I know. Please install the tools by hand:" >&2
  cut -d, -f1,5 "$table" >&2
  exit 1
fi
col=$(column "$pm")
wanted="${*:-$(tail -n +2 "$table" | cut -d, -f1)}"
for tool in $wanted; do
  row=$(grep "^$tool," "$table" || true)
  [ -n "$row" ] || { echo "unknown tool: $tool" >&2; continue; }
  if command -v "$tool" >/dev/null 2>&1; then
    echo "ok       $tool"
    continue
  fi
  pkg=$(printf '%s' "$row" | cut -d, -f"$col")
  why=$(printf '%s' "$row" | cut -d, -f5)
  if [ "$dry" = 1 ]; then
    echo "missing  $tool ($why), would install package $pkg"
    continue
  fi
  printf 'Install %s (%s) with %s? [y/N] ' "$pkg" "$why" "$pm"
  read -r reply </dev/tty || reply=n
  case "$reply" in
    y | Y | yes) install_one "$pm" "$pkg" ;;
    *) echo "skipped  $tool" ;;
  esac
done
