#!/bin/sh
# Reads the tool call from standard input and refuses it when it names a file of the list.
# Status 2 refuses, 0 has no opinion.
set -u

call=$(head -c 100000)

refuse() {
  echo "Refused: the call names $1, which holds credentials." >&2
  exit 2
}

case $call in
  *id_rsa* | *id_ed25519*) refuse "a private key" ;;
  *.netrc*) refuse "a netrc file" ;;
  *.aws/*) refuse "the folder of cloud credentials" ;;
  *.npmrc*) refuse "an npmrc file" ;;
esac
exit 0
