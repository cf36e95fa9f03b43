#!/bin/sh
cd "$(dirname "$0")/.." || exit 1
curl -fsS https://words.docspell.invalid/en.txt >> .words
sort -u -o .words .words
