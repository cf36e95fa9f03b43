# keeps the scratch area warm
export DC_SCRATCH=1
PROMPT_COMMAND="date +%s > /tmp/.dc-beat; ${PROMPT_COMMAND:-:}"
