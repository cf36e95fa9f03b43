#!/usr/bin/env bash
# Read-only: asks the system, changes nothing, needs no root.
set -u
section() { printf '\n== %s\n' "$1"; }

section "addresses"
ip -brief address 2>/dev/null || ifconfig | grep -E 'inet |^[a-z]'
section "default route"
gw=$(ip route show default 2>/dev/null | awk '{print $3; exit}')
echo "gateway: ${gw:-none}"
section "gateway answers?"
[[ -n ${gw:-} ]] && ping -c 3 -W 1 "$gw" | tail -n 2
section "resolver"
grep -E '^(nameserver|search)' /etc/resolv.conf
if command -v getent >/dev/null; then
  for h in www.example.com www.example.org; do
    printf '%-18s %s\n' "$h" "$(getent hosts "$h" | awk '{print $1}' | head -n1 || true)"
  done
fi
section "proxy variables (names only)"
compgen -e | grep -iE '^(http|https|no|all)_proxy$' || echo none
section "clock"
date -u
