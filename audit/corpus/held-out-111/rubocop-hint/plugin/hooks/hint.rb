# frozen_string_literal: true

require 'json'

event = JSON.parse($stdin.read)
file = event.dig('tool_input', 'file_path').to_s
exit 0 unless file.end_with?('.rb', '.rake')

long = File.file?(file) ? File.foreach(file).count { |l| l.chomp.length > 120 } : 0
puts "#{file}: #{long} lines are longer than 120 characters" if long.positive?
puts "Hint: bundle exec rubocop #{file}"
