# frozen_string_literal: true

require "json"
require "shellwords"

DENY = {
  /\brm\s+(-\w*r\w*f|-\w*f\w*r)\w*\s+(\/|~|\$HOME)(\s|$)/ => "would delete a whole home or root folder",
  /\b(mkfs(\.\w+)?|fdisk|wipefs)\b/ => "would rewrite a disk",
  /\bdd\b.*\bof=\/dev\// => "would write to a raw device",
  /\bgit\s+push\b.*(\s-f\b|--force\b(?!-with-lease))/ => "a forced push; use --force-with-lease",
  /\b(curl|wget)\b[^|]*\|\s*(sudo\s+)?(ba|z)?sh\b/ => "runs a download unread",
  /\bchmod\s+(-R\s+)?777\b/ => "opens files to everybody",
  /:\(\)\s*\{\s*:\|:&\s*\};:/ => "is a fork bomb"
}.freeze

call = JSON.parse($stdin.read)
command = call.dig("tool_input", "command").to_s

DENY.each do |pattern, reason|
  next unless command.match?(pattern)

  warn "Refused: this #{reason}."
  exit 2
end

exit 0
