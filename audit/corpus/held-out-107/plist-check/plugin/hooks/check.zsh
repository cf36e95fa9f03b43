#!/usr/bin/env zsh
setopt no_unset pipe_fail
rc=0

for f in ${(f)"$(git ls-files '*.plist')"}; do
  plutil -lint -s -- $f || { rc=1; continue }
  label=$(plutil -extract Label raw -o - -- $f 2>/dev/null) || continue
  if [[ ${f:t:r} != $label ]]; then
    print -r -- "$f: Label is $label, the file name should match"
    rc=1
  fi
done

exit $rc
