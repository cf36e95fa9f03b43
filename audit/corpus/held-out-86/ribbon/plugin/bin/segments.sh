# shellcheck shell=bash
seg_branch() { git branch --show-current 2>/dev/null; }
seg_model() { jq -r '.model.display_name // empty' <<<"$INPUT"; }
seg_clock() { date +%H:%M; }
