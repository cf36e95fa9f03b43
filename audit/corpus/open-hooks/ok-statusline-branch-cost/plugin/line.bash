#!/usr/bin/env bash
IFS=$'\t' read -r cwd model cost used max < <(jq -r '[.workspace.current_dir // .cwd, .model.display_name // "?", (.cost.total_cost_usd // 0), (.context.used // 0), (.context.max // 1)] | @tsv')

esc=$'\033'; dim="$esc[2m"; red="$esc[31m"; grn="$esc[32m"; ylw="$esc[33m"; off="$esc[0m"

branch=$(git -C "$cwd" branch --show-current 2>/dev/null)
if [[ -n $branch ]]; then
  read -r staged changed new < <(git -C "$cwd" status --porcelain=v1 2>/dev/null | awk '
    /^[MADRC]/ {s++} /^.[MD]/ {c++} /^\?\?/ {n++} END {print s+0, c+0, n+0}')
  counts=$(git -C "$cwd" rev-list --left-right --count '@{upstream}...HEAD' 2>/dev/null) && read -r behind ahead <<<"$counts"
  git_part="${grn}${branch}${off}"
  (( staged ))  && git_part+=" ${grn}+$staged${off}"
  (( changed )) && git_part+=" ${ylw}~$changed${off}"
  (( new ))     && git_part+=" ${red}?$new${off}"
  (( ahead ))   && git_part+=" ⇡$ahead"
  (( behind ))  && git_part+=" ⇣$behind"
fi

pct=$(( 100 * used / (max > 0 ? max : 1) ))
bar=; for i in 1 2 3 4 5 6 7 8; do (( pct >= i * 12 )) && bar+=▮ || bar+=▯; done
printf '%s %s%s%s %s %s $%.2f' "${cwd/#$HOME/\~}" "$dim" "$model" "$off" "${git_part:-}" "$bar" "$cost"
