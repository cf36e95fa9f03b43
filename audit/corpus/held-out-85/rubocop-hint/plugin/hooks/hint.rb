# frozen_string_literal: true

require 'json'

CHECKS = {
  'line longer than 120 characters' => ->(line) { line.chomp.length > 120 },
  'trailing blanks' => ->(line) { line.match?(/[ \t]+$/) },
  'tab in indentation' => ->(line) { line.start_with?("\t") }
}.freeze

path = JSON.parse($stdin.read).dig('tool_input', 'file_path').to_s
exit unless path.end_with?('.rb') && File.file?(path)

hints = File.foreach(path).with_index(1).flat_map do |line, number|
  CHECKS.select { |_, check| check.call(line) }.keys.map { |text| "#{path}:#{number}: #{text}" }
end

warn hints.first(20).join("\n") unless hints.empty?
exit(hints.empty? ? 0 : 2)
