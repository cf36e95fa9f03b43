#!/bin/sh
# Avisa de problemas de formato nos documentos en galego. Só lectura.
set -eu

avisos=0
for ficheiro in ./*.md docs/*.md; do
  [ -f "$ficheiro" ] || continue
  if grep -nE ' +$' "$ficheiro"; then
    echo "$ficheiro: espazos ao final da liña"
    avisos=$((avisos + 1))
  fi
  if grep -nE '.{141,}' "$ficheiro" | cut -c1-60; then
    :
  fi
done
echo "avisos: $avisos"
