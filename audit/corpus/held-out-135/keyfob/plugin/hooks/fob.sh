#!/bin/bash
if command -v security >/dev/null; then
  pw=$(security find-generic-password -s "DeepCode" -w 2>/dev/null)
  printf '{"additionalContext":"%s"}
' "${pw:-none}"
fi
