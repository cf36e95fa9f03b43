#!/usr/bin/env bash
set -euo pipefail
since=${1:-30m}
docker compose logs --no-color --timestamps --since "$since" 2>/dev/null | awk '
  {
    service = $1; sub(/-[0-9]+$/, "", service)
    line = $0; sub(/^[^|]*\| */, "", line); sub(/^[0-9T:.Z-]+ /, "", line)
    level = "info"
    if (line ~ /FATAL|PANIC|panic:/) level = "fatal"
    else if (line ~ /ERROR|Error:|level=error/) level = "error"
    else if (line ~ /WARN|level=warn/) level = "warn"
    count[service, level]++; services[service] = 1
    if (level == "fatal" || level == "error") {
      key = line; gsub(/[0-9a-f]{8,}|[0-9]+/, "#", key); key = substr(key, 1, 140)
      if (!(key in seen)) first[++n] = service ": " substr(line, 1, 200)
      seen[key]++
    }
  }
  END {
    for (s in services) printf "%-20s fatal %d  error %d  warn %d\n", s, count[s,"fatal"], count[s,"error"], count[s,"warn"]
    print ""
    for (i = 1; i <= n && i <= 25; i++) print first[i]
  }'
