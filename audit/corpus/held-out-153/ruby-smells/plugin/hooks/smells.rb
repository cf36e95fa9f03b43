# frozen_string_literal: true

require 'json'
require 'ripper'

RISKY = {
  'eval' => 'runs a string as code',
  'instance_eval' => 'use a block, not a string',
  'system' => 'pass arguments as a list',
  'constantize' => 'check against a list first'
}.freeze

event = JSON.parse($stdin.read)
path = event.dig('tool_input', 'file_path').to_s
exit unless path.end_with?('.rb') && File.file?(path)

Ripper.lex(File.read(path)).each do |(line, _col), type, token, _state|
  next unless type == :on_ident && RISKY.key?(token)

  puts "#{path}:#{line}: #{token} #{RISKY[token]}"
end
