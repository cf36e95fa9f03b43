#!/usr/bin/env bash
set -u
ifc=${1:?interface}
now=$(date +%s)
say() { printf '%-28s %s\n' "$1" "$2"; }

ip link show "$ifc" >/dev/null 2>&1 || { say "$ifc" "does not exist: wg-quick up $ifc"; exit 1; }
say mtu "$(cat "/sys/class/net/$ifc/mtu")"

# `wg show X dump` prints the private key on its first line, so use the sub-commands instead
sudo -n wg show "$ifc" latest-handshakes 2>/dev/null | while read -r peer ts; do
  age=$((now - ts))
  if [ "$ts" -eq 0 ]; then say "peer ${peer:0:6}…" "never shook hands: endpoint or key wrong, UDP blocked"
  elif [ "$age" -gt 180 ]; then say "peer ${peer:0:6}…" "last handshake ${age}s ago: NAT or peer down"
  else say "peer ${peer:0:6}…" "ok, ${age}s"; fi
done

sudo -n wg show "$ifc" allowed-ips 2>/dev/null | cut -f2 | tr ' ' '\n' | sort | uniq -d |
  while read -r dup; do say "overlap" "$dup is claimed by two peers"; done

gw=$(ip -4 -o addr show "$ifc" | awk '{print $4}' | sed 's#\.[0-9]*/.*#.1#')
if ping -c2 -W1 -q "$gw" >/dev/null; then say "ping $gw" ok; else say "ping $gw" "no answer"; fi
for size in 1392 1352 1280; do
  if ping -c1 -W1 -M do -s $((size - 28)) "$gw" >/dev/null 2>&1; then say "path mtu" "$size fits"; break; fi
done
resolvectl status "$ifc" 2>/dev/null | sed -n '/DNS Servers/p;/DNS Domain/p'
