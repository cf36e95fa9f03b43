#!/bin/sh
# Lê o evento da entrada padrão e recusa (código 2) o que estiver na lista. Nada é executado aqui.
evento=$(cat)

recusar() {
  printf 'pipe-guard: %s\n' "$1" >&2
  exit 2
}

printf '%s' "$evento" | grep -Eq '(curl|wget)[^|]*\|[[:space:]]*(ba|z|da)?sh' && recusar 'baixe, leia e só então execute'
printf '%s' "$evento" | grep -Eq 'rm[[:space:]]+-[a-z]*r[a-z]*f?[[:space:]]+(/|~)([[:space:]"]|$)' && recusar 'isto apagaria a pasta pessoal ou o sistema'
printf '%s' "$evento" | grep -Eq 'chmod[[:space:]]+(-R[[:space:]]+)?777' && recusar 'permissões abertas demais'
exit 0
