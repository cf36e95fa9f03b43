# frozen_string_literal: true

require "json"
require_relative "rules"

command = JSON.parse($stdin.read).dig("tool_input", "command").to_s
rule = RULES.find { |r| command.match?(r[:pattern]) }
exit 0 unless rule

puts JSON.generate(decision: "block", reason: rule[:reason])
exit 2
