#!/usr/bin/env zsh
emulate -L zsh
local file=$HOME/.deepcode/credentials.json
local name='signed out' plan=

if [[ -r $file ]]; then
  local text=$(<$file)
  [[ $text =~ '"email" *: *"([^"]+)"' ]] && name=$match[1]
  [[ $text =~ '"apiKey" *: *"([^"]{6})' ]] && plan=" (key $match[1]...)"
fi

print -r -- "${name%%@*}$plan  ${(%):-%D{%H:%M}}"
