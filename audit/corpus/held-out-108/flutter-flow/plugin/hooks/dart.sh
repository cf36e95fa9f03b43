#!/bin/sh
[ -f pubspec.yaml ] || exit 0
command -v dart >/dev/null 2>&1 || exit 0
f=$(sed -n 's/.*"file_path" *: *"\([^"]*\.dart\)".*/\1/p')
[ -f "$f" ] || exit 0
case $f in *.g.dart|*.freezed.dart) echo "generated file; edit the source and run build_runner" >&2; exit 2;; esac
dart format --output=write "$f" >/dev/null
dart analyze --fatal-warnings "$f" || true
